move-count_resource = { $being }, Ressource Héroïque : { $n }
event-counted = { $being } : la Ressource Héroïque change de { $n } ({ $now } en tout)
refusal-no-resource = Sans classe, pas de Ressource Héroïque.
refusal-counted = La classe de ce héros la compte elle-même.
refusal-resource = Il n’en reste que { $n }.
