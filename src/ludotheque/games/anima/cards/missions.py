"""Missions: those the rulebook names (AN-C19, AN-C20). A stage's place is that of a zone's objective reward."""

from __future__ import annotations

from ludotheque.games.anima.faces import Foe, MissionFace, Speed, Stage

MissionFace(
    "battre-tiamat",
    "Battre Tiamat",
    "Beat Tiamat",
    (Stage("fosse", Foe("Tiamat", "Tiamat", 12, "demon")),),
    combat=2,
    icon="spiked-dragon-head",
    mark="livret",
)
MissionFace(
    "mission-du-palais",
    "L'Audience du Palais",
    "The Palace Audience",
    (Stage("palais", Speed(10)),),
    speed=2,
    icon="crown",
    mark="livret",
)
