// Words of KeyForge for what the server sends as plain ids: figures, keywords, rarities, traits, keys. Pure.
import type { Language } from '../../lib/text.ts';
import type { Words } from '../../lib/wire.ts';
import { typeset } from '../../lib/words.ts';

export const FIGURES: Record<string, Words & { icon: string }> = {
  power: { fr: 'puissance', en: 'power', icon: 'biceps' },
  armor: { fr: 'armure', en: 'armor', icon: 'shield' },
};
export const KEYWORDS: Record<string, Words & { icon: string }> = {
  provocation: { fr: 'Provocation', en: 'Taunt', icon: 'checked-shield' },
  insaisissable: { fr: 'Insaisissable', en: 'Elusive', icon: 'dodge' },
  escarmouche: { fr: 'Escarmouche', en: 'Skirmish', icon: 'sprint' },
  poison: { fr: 'Poison', en: 'Poison', icon: 'poison-bottle' },
  assaut: { fr: 'Assaut', en: 'Assault', icon: 'sword-brandish' },
  hasardeux: { fr: 'Hasardeux', en: 'Hazardous', icon: 'spiked-shell' },
};
export const RARITIES: Record<string, Words & { mark: string }> = {
  commune: { fr: 'Commune', en: 'Common', mark: '●' },
  'peu-commune': { fr: 'Peu commune', en: 'Uncommon', mark: '◆' },
  rare: { fr: 'Rare', en: 'Rare', mark: '★' },
  speciale: { fr: 'Spéciale', en: 'Special', mark: '✦' },
  variante: { fr: 'Variante', en: 'Variant', mark: '✦' },
};
export const KEYS: Record<string, Words & { letter: Words; color: string; ink: string }> = {
  rouge: { fr: 'rouge', en: 'red', letter: { fr: 'R', en: 'R' }, color: '#ae2318', ink: '#fff' },
  bleue: { fr: 'bleue', en: 'blue', letter: { fr: 'B', en: 'B' }, color: '#1f5c8b', ink: '#fff' },
  jaune: { fr: 'jaune', en: 'yellow', letter: { fr: 'J', en: 'Y' }, color: '#e6b422', ink: '#221e19' },
};
const TRAITS: Record<string, string> = {
  agent: 'Agent', allié: 'Ally', ange: 'Angel', arme: 'Weapon', bête: 'Beast', cavalier: 'Horseman', champignon:
  'Fungus', chevalier: 'Knight', cyborg: 'Cyborg', démon: 'Demon', dragon: 'Dragon', elfe: 'Elf', esprit: 'Spirit',
  farfadet: 'Imp', fée: 'Faerie', gobelin: 'Goblin', géant: 'Giant', humain: 'Human', insecte: 'Insect', lieu:
  'Location', marchand: 'Merchant', martien: 'Martian', mutant: 'Mutant', niffleur: 'Niffle', objet: 'Item', pouvoir:
  'Power', prêtre: 'Priest', quête: 'Quest', robot: 'Robot', rôdeur: 'Ranger', scientifique: 'Scientist', soldat:
  'Soldier', sorcière: 'Witch', spectre: 'Specter', voleur: 'Thief', véhicule: 'Vehicle',
};
export const traitName = (trait: string, language: Language): string =>
  language === 'en' ? (TRAITS[trait] ?? trait).toLowerCase() : trait;

/** What the page itself says at the table. */
export const SAID = {
  fr: typeset({
    house: 'Maison active', wakes: (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`), split: (hand: number, play: number) => `${hand} en main, ${play} en jeu`,
    keys: 'clés', forged: 'forgée', unforged: 'à forger', bonus: (n: number) => `${n} Aombre de bonus`, maverick: 'franc-tireur', upgraded: 'améliorée par',
    flank: 'flanc', noCreature: 'Aucune créature', artifacts: 'Artéfacts', resolving: 'En cours', chosenFrom: 'À choisir', theirs: (w: string) => `${w} adverse`,
    armorLeft: (left: number, all: number) => `armure restante ${left} sur ${all}`, printed: (n: number) => `imprimée ${n}`, against: 'contre', duel: 'Combat',
    chains: (n: number) => `−${n} carte${n > 1 ? 's' : ''} à la pioche`, card: (n: number) => `n° ${String(n).padStart(3, '0')}`, line: 'Ligne de front', damage: (n: number) => `${n} dégât${n > 1 ? 's' : ''}`,
  }),
  en: {
    house: 'Active house', wakes: (n: number) => (n === 1 ? '1 card' : `${n} cards`), split: (hand: number, play: number) => `${hand} in hand, ${play} in play`,
    keys: 'keys', forged: 'forged', unforged: 'to forge', bonus: (n: number) => `${n} bonus Æmber`, maverick: 'maverick', upgraded: 'upgraded by',
    flank: 'flank', noCreature: 'No creature', artifacts: 'Artifacts', resolving: 'Being resolved', chosenFrom: 'To choose from', theirs: (w: string) => `Opponent’s ${w.toLowerCase()}`,
    armorLeft: (left: number, all: number) => `armor left ${left} of ${all}`, printed: (n: number) => `printed ${n}`, against: 'against', duel: 'Fight',
    chains: (n: number) => `−${n} card${n > 1 ? 's' : ''} when drawing`, card: (n: number) => `no. ${String(n).padStart(3, '0')}`, line: 'Battleline', damage: (n: number) => `${n} damage`,
  },
};
