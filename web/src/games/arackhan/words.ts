// Words of AracKhan Wars for what the server sends as plain ids, and what the page itself says at the table. Pure.
import type { Words } from '../../lib/wire.ts';
import { typeset } from '../../lib/words.ts';
import type { Blow } from './wire.ts';

export const ATTRIBUTES: Record<string, Words & { icon: string; rule: string }> = {
  initiative: { fr: 'Initiative', en: 'Initiative', icon: 'power-lightning', rule: 'AW-190' },
  mouvement: { fr: 'Mouvement', en: 'Movement', icon: 'boot-prints', rule: 'AW-199' },
  vol: { fr: 'Vol', en: 'Flight', icon: 'liberty-wing', rule: 'AW-212' },
  omnifrappe: { fr: 'Omnifrappe', en: 'Omnistrike', icon: 'move', rule: 'AW-218' },
  distance: { fr: 'Attaque à Distance', en: 'Ranged Attack', icon: 'high-shot', rule: 'AW-227' },
  nuee: { fr: 'Nuée', en: 'Swarm', icon: 'bee', rule: 'AW-233' },
  regeneration: { fr: 'Régénération', en: 'Regeneration', icon: 'heart-plus', rule: 'AW-240' },
  furtif: { fr: 'Furtif', en: 'Stealth', icon: 'hood', rule: 'AW-251' },
  perforation: { fr: 'Perforation', en: 'Piercing', icon: 'fast-arrow', rule: 'AW-259' },
};
export const FIGURES: Record<string, Words & { icon: string }> = {
  attack: { fr: 'Attaque', en: 'Attack', icon: 'broadsword' },
  defense: { fr: 'Défense', en: 'Defense', icon: 'shield' },
  value: { fr: 'Valeur', en: 'Value', icon: 'round-star' },
};
export const RESULTS: Record<Blow['result'], Words & { icon: string }> = {
  destroyed: { fr: 'détruite', en: 'destroyed', icon: 'broken-skull' },
  conquered: { fr: 'conquis', en: 'conquered', icon: 'tower-flag' },
  regenerates: { fr: 'se régénère', en: 'regenerates', icon: 'heart-plus' },
  holds: { fr: 'tient', en: 'holds', icon: 'shield' },
};
/** The parts of a card's text, each with its sign (compétence, point faible, ACTION…). */
export const PARTS: Record<string, Words & { icon: string }> = {
  skill: { fr: 'Compétence', en: 'Skill', icon: 'upgrade' },
  effect: { fr: 'Effet', en: 'Effect', icon: 'magic-swirl' },
  benefit: { fr: 'Bénéfice', en: 'Benefit', icon: 'tower-flag' },
  weakness: { fr: 'Point faible', en: 'Weakness', icon: 'achilles-heel' },
  action: { fr: 'ACTION', en: 'ACTION', icon: 'play-button' },
};
export const STRATEGIES: Record<string, Words> = {
  coup: { fr: 'Coup d’éclat', en: 'Masterstroke' },
  message: { fr: 'Message secret', en: 'Secret message' },
};
export const UNTIL: Record<string, Words & { icon: string }> = {
  round: { fr: 'Défaussé à la fin du round', en: 'Discarded at the end of the round', icon: 'sands-of-time' },
  activation: { fr: 'Défaussé après son activation', en: 'Discarded after its activation', icon: 'card-discard' },
};

export const SAID = {
  fr: typeset({
    printed: (n: number) => `imprimée ${n}`, free: 'libre', centre: 'zone centrale', distance: (n: number) => `distance ${n}`,
    givenBack: 'remise dans la pioche', astral: 'Astral', legendary: 'Légendaire', limit: (n: number) => `${n} par deck au plus`, family: 'Famille', cost: (n: number) => `coût ${n}`,
    copies: (name: string) => `prend l’apparence de ${name}`, muted: 'texte sans effet', lost: 'perdu', gained: 'gagné', under: (n: number) => `${n} carte${n > 1 ? 's' : ''} dessous`,
    control: (who: string | null) => `contrôlée par ${who ?? 'vous'}`, faceDown: 'face cachée', rounds: 'Rounds', round: (n: number, of: number) => `Round ${n} sur ${of}`, starts: (who: string | null) => (who === null ? 'Vous commencez' : `${who} commence`),
    zoom: 'Loupe ×2', unzoom: 'Plateau entier', attackers: (n: number) => `attaquant ${n}`, sum: (s: string, d: number) => `${s} contre ${d}`, moved: 'a bougé',
    theirs: (w: string) => `${w} adverse`, chosenFrom: 'À choisir', points: (n: number) => `${n} point${n > 1 ? 's' : ''}`, reserve: 'Réserve', ally: 'allié', noEvent: 'Aucun évènement',
    hand: 'Main', area: (zone: string, who: string) => `${zone} : ${who}`, empty: 'vide', battlefield: 'Champ de bataille', pierces: 'Perforation', table: 'Cartes de la table', won: 'gagne',
  }),
  en: {
    printed: (n: number) => `printed ${n}`, free: 'free', centre: 'central zone', distance: (n: number) => `distance ${n}`,
    givenBack: 'put back in the draw pile', astral: 'Astral', legendary: 'Legendary', limit: (n: number) => `at most ${n} per deck`, family: 'Family', cost: (n: number) => `cost ${n}`,
    copies: (name: string) => `takes the likeness of ${name}`, muted: 'text has no effect', lost: 'lost', gained: 'gained', under: (n: number) => `${n} card${n > 1 ? 's' : ''} beneath`,
    control: (who: string | null) => `controlled by ${who ?? 'you'}`, faceDown: 'face down', rounds: 'Rounds', round: (n: number, of: number) => `Round ${n} of ${of}`, starts: (who: string | null) => (who === null ? 'You start' : `${who} starts`),
    zoom: 'Zoom ×2', unzoom: 'Whole mat', attackers: (n: number) => `attacker ${n}`, sum: (s: string, d: number) => `${s} against ${d}`, moved: 'has moved',
    theirs: (w: string) => `Opponent’s ${w.toLowerCase()}`, chosenFrom: 'To choose from', points: (n: number) => `${n} point${n > 1 ? 's' : ''}`, reserve: 'Reserve', ally: 'ally', noEvent: 'No event',
    hand: 'Hand', area: (zone: string, who: string) => `${zone}: ${who}`, empty: 'empty', battlefield: 'Battlefield', pierces: 'Piercing', table: 'Cards on the table', won: 'wins',
  },
};
