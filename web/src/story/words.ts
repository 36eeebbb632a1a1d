// What the page says after a game: its story, its replay, the list of one's games. Apart from the other words, so that the lobby stays light.
import { french, type Language } from '../lib/text.ts';

const fr = {
  figures: 'La partie en chiffres',
  turning: 'Les tournants',
  allFigures: 'Tous les chiffres, tour par tour',
  turnColumn: 'Tour',
  waiting: 'La partie se raconte…',
  curveOf: (what: string) => `${what}, tour par tour`,
  seeTurn: (turn: string) => `Voir la table : ${turn}`,
  changed: (what: string, was: number, now: number) => `${what} ${was} → ${now}`,
  together: (names: string) => `Alliance : ${names}`,
  shareGame: 'Partager',
  linkCopied: 'Lien copié',
  linkHere: 'Lien vers ce moment',
  eyes: 'Vue',
  eyesOf: (name: string) => `Vue : ${name}`,
  everybody: 'publique',
  openHands: 'Mains ouvertes',
  openHandsHelp: 'Montrer les mains de tous. Seulement après la partie.',
  noHands: 'Personne n’a de carte en main.',
  jump: 'Aller au tour',
  rematchBy: (name: string, versus: boolean) => `${name} propose ${versus ? 'une revanche' : 'de rejouer'}.`,
  rematchYours: (versus: boolean): string => (versus ? 'La revanche est prête.' : 'La nouvelle table est prête.'),
  rematchGo: 'Rejoindre la table',
  rematchWatch: 'Regarder',
  toTable: 'Aller à la table',
  games: 'Vos parties',
  more: (n: number) => (n === 1 ? 'Montrer une partie de plus' : `Montrer ${n} parties de plus`),
  openGame: (game: string) => `Revoir la partie de ${game}`,
  won: 'Gagnée',
  lost: 'Perdue',
};
type Said = typeof fr;
const en: Said = {
  figures: 'The game in figures',
  turning: 'Turning points',
  allFigures: 'All figures, turn by turn',
  turnColumn: 'Turn',
  waiting: 'Putting the story together…',
  curveOf: (what) => `${what}, turn by turn`,
  seeTurn: (turn) => `See the table: ${turn}`,
  changed: (what, was, now) => `${what} ${was} → ${now}`,
  together: (names) => `Alliance: ${names}`,
  shareGame: 'Share',
  linkCopied: 'Link copied',
  linkHere: 'Link to this moment',
  eyes: 'View',
  eyesOf: (name) => `View: ${name}`,
  everybody: 'public',
  openHands: 'Open hands',
  openHandsHelp: 'Show everybody’s hand. Only after the game.',
  noHands: 'Nobody holds a card.',
  jump: 'Go to turn',
  rematchBy: (name, versus) => `${name} offers ${versus ? 'a rematch' : 'to play again'}.`,
  rematchYours: (versus) => (versus ? 'The rematch is ready.' : 'The new table is ready.'),
  rematchGo: 'Go to the table',
  rematchWatch: 'Watch',
  toTable: 'Go to the table',
  games: 'Your games',
  more: (n) => (n === 1 ? 'Show one more game' : `Show ${n} more games`),
  openGame: (game) => `Review this game of ${game}`,
  won: 'Won',
  lost: 'Lost',
};

const typeset = (said: Said): Said =>
  Object.fromEntries(Object.entries(said).map(([key, value]) => [
    key,
    typeof value === 'string' ? french(value) : (...args: unknown[]) => french((value as (...all: unknown[]) => string)(...args)),
  ])) as Said;

export const SAID: Record<Language, Said> = { fr: typeset(fr), en };
