move-count_resource = { $being }, Heroic Resource: { $n }
event-counted = { $being }: Heroic Resource changes by { $n } ({ $now } in all)
refusal-no-resource = Without a class, there is no Heroic Resource.
refusal-counted = This hero’s class keeps count of it.
refusal-resource = There is only { $n } left.
