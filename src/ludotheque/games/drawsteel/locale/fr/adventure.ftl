# L’aventure prête à jouer.

mode-adventure = Le Péage des Noyés
move-next_scene = Ouvrir la scène suivante
event-chapter = { $chapter }
event-read_aloud = { $reading }
move-tackle = { $being }, { $obstacle } ({ $characteristic })
event-tackle = { $being } s’attaque à l’obstacle ({ $characteristic }) : { $obstacle }
cause-obstacle = un obstacle manqué
refusal-no-adventure = Cette table joue sa propre campagne.
refusal-adventure-over = L’aventure est terminée.
refusal-no-obstacle = Cet obstacle n’existe pas.
refusal-obstacle-done = Cet obstacle est franchi.
refusal-obstacle-characteristic = Cette caractéristique ne convient pas ici.
