"""How the French names of cards agree: "Aigle est détruit", "Les Portes Blanches tiennent".

Whatever is not listed agrees like the word "carte".
"""

from __future__ import annotations

_MASCULINE = """
berserker coleoptere-de-la-forge collecteur-de-peste feyr fleau-du-marais forgeron-renegat mangeur-d-enfants molosse-des-marais
nemesio-fleau ogre-du-marais patriarche-de-la-forge pourfendeur rat-colosse rat-homme rat-titan troll-des-marais troll-geant

archer-nakka behemoth centipede-explosif dragon-eclair fauve-reptilien hexacarias marcheur nemesio-nakka perroquet-provocateur
phacochere-borgne phasme-venimeux porteur-de-mort protecteur sonneur-de-mort xenodon yhdorien-senile

archer assassin cavalier-gris champion chasseur-de-dragons chevalier-gris disque-du-tomour fanatique fantassin
gueux-des-champs heros-de-la-bataille-de-nerz l-armurier le-senechal mercenaire-aguerri mercenaire-des-neiges
missionnaire-gris nemesio-ordre-gris porte-etendard pretre-gris soldat-ivre soldat-sobre titan

aigle bouclier-du-crepuscule dreki elementaire-de-glace fou-de-la-reine gabriel golem-de-glace griffon-des-neiges
homme-des-neiges loup-de-glace moleg-de-glace morgon-nihiliste nemesio-terres-blanches ours-vindicatif paladin-de-glace
paladin-de-la-garde pingouin-nihiliste protecteur-de-glace wendigo-lunaire

tunnel-sombre arbre-de-vie fort-avalon monolithe-d-acier-fantome

exil-maudit souffle-du-dragon camouflage-naturel mimetisme tremblement-de-terre cheval-d-avalon convoi-fortifie
l-eveil-de-l-ordre-gris ordre-de-marche blizzard eclair-glacant hiver-esoterique meteore-de-glace vent-de-coriolis
"""
_MASCULINE_PLURAL = "maitres-d-arackhan renforts"
_FEMININE_PLURAL = """
ailes-du-tourment ailes-de-glace racines-rampantes forges-occidentales racines-eternelles ruines-de-sylv les-portes-blanches
"""

#: By the id of the card, where it is not feminine singular (see `Contract.agreement`).
AGREEMENT: dict[str, str] = {
    **dict.fromkeys(_MASCULINE.split(), "m"),
    **dict.fromkeys(_MASCULINE_PLURAL.split(), "mp"),
    **dict.fromkeys(_FEMININE_PLURAL.split(), "fp"),
}
