"""How the French names of cards agree: "Troll est détruit", "Bottes-Fusées sont attachées".

Whatever is not listed agrees like the word "carte", which suits proper names of creatures nobody can tell and names that are
sentences.
"""

from __future__ import annotations

_MASCULINE = """
a-fair-game blood-money bouncing-deathquark booby-trap champion-s-challenge clear-mind coward-s-end creeping-oblivion
effervescent-principle fertility-chant finishing-blow fogbank gateway-to-dis guilty-hearts hypnotic-command imperial-traitor
irradiated-æmber key-abduction key-hammer library-access mass-abduction mimicry mind-barb mothership-support nature-s-call
neuro-syphon oath-of-poverty one-last-job orbital-bombardment pandemonium pawn-sacrifice phase-shift poltergeist positron-bolt
psychic-network relentless-assault routine-job shield-of-justice smith soft-landing squawker stampede terms-of-redress
the-common-cold tremor troop-call unguarded-camp warsong wild-wormhole word-of-returning

annihilation-ritual anomaly-exploiter autocannon cannon chaos-portal commpod custom-virus customs-office dominator-bauble
evasion-sigil feeding-pit gauntlet-of-command gorm-of-omm hallowed-blaster invasion-portal iron-obelisk lash-of-broken-dreams
lifeward masterplan mighty-javelin mobius-scroll mothergun pocket-universe ritual-of-balance ritual-of-the-hunt
sacrificial-altar sigil-of-brotherhood skeleton-key sniffer soul-snatcher spectral-tunneler speed-sigil strange-gizmo
subtle-maul swap-widget the-sting the-warchest whispering-reliquary world-tree

ancient-bear bad-penny batdrone blypyp brain-eater bulwark bumpsy carlo-phantom champion-anaphiel chuff-ape commander-remiel
deipno-spymaster dextre doc-bookton drumble dust-imp dust-pixie earthshaker eater-of-the-dead ember-imp faygin firespitter
francus fuzzy-gruen gabos-longarms ganger-chieftain ganymede-archivist gatekeeper giant-sloth grabber-jammer grenade-snib
grey-monk grommid guardian-demon halacor harland-mindlock hayyel-the-merchant headhunter hebe-the-huge horseman-of-death
horseman-of-famine horseman-of-pestilence horseman-of-war hunting-witch jehu-the-bureaucrat john-smyth kelifi-dragon
king-of-the-crag krump lomir-flamefist looter-goblin lord-golgotha lupo-the-scarred macis-asp mack-the-knife master-of-1
master-of-2 master-of-3 mighty-tiger mindwarper mugwump murmook mushroom-man neutron-shark nexus niffle-ape noddy-the-thief
novu-archaeologist old-bruno overlord-greking ozmo-martianologist phylyx-the-disintegrator pingle-who-annoys pit-demon pitlord
psychic-bug quixo-the-adventurer qyxxlyx-plague-master raiding-knight replicator research-smoko restringuntus
rock-hurling-giant rogue-ogre sanctum-guardian sergeant-zakiel shadow-self shaffles shooler silvertooth skippy-timehog smaaash
snudge snufflegator staunch-knight stealer-of-souls tentacus the-vaultkeeper timetraveller tireless-crocag titan-mechanic
tocsin troll truebaru tunk ulyq-megamouth urchin uxlyx-the-zookeeper valdr veemos-lightbringer vespilon-theorist veylan-analyst
vezyma-thinkdrone wardrummer yxili-marauder yxilo-bolter yxilx-dominator zorg zyzzix-the-many

blood-of-titans collar-of-subordination duskrunner flame-wreathed jammer-pack mantle-of-the-zealot phoenix-heart
red-planet-ray-gun ring-of-invisibility
"""
_MASCULINE_PLURAL = """
ammonia-clouds brothers-in-battle martian-hounds miasma piranha-monkeys relentless-whispers twin-bolt-emission
"""
_FEMININE_PLURAL = """
combat-pheromones doorstep-to-heaven grasping-vines labwork longfused-mines phosphorus-stars random-access-archives rocket-boots
tendrils-of-pain three-fates transposition-sandals
"""

#: By the id of the card, where it is not feminine singular (see `Contract.agreement`).
AGREEMENT: dict[str, str] = {
    **dict.fromkeys(_MASCULINE.split(), "m"),
    **dict.fromkeys(_MASCULINE_PLURAL.split(), "mp"),
    **dict.fromkeys(_FEMININE_PLURAL.split(), "fp"),
}
