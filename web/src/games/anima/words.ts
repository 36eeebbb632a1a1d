// What Anima's table says by itself, in both languages, and the icons of its signs. Pure.
import type { Words } from '../../lib/wire.ts';
import { typeset } from '../../lib/words.ts';

export const REWARDS: Record<string, Words & { icon: string }> = {
  advantages: { icon: 'card-draw', fr: 'Avantages', en: 'Advantages' },
  recruit: { icon: 'three-friends', fr: 'Recruter', en: 'Recruit' },
  mission: { icon: 'flying-flag', fr: 'Mission', en: 'Mission' },
  sp: { icon: 'sparkles', fr: 'Spéciale', en: 'Special' },
};
export const SKILLS: Record<string, Words & { icon: string }> = {
  magic: { icon: 'wizard-staff', fr: 'Magie', en: 'Magic' },
  ki: { icon: 'meditation', fr: 'Ki', en: 'Ki' },
  trickery: { icon: 'domino-mask', fr: 'Ruse', en: 'Trickery' },
  plot: { icon: 'spy', fr: 'Complot', en: 'Plot' },
};
export const TIMINGS: Record<string, Words & { icon: string }> = {
  reset: { icon: 'cycle', fr: 'Réinitialisation', en: 'Reset' },
  movement: { icon: 'boot-prints', fr: 'Mouvement', en: 'Movement' },
  interaction: { icon: 'conversation', fr: 'Interaction', en: 'Interaction' },
  exploration: { icon: 'treasure-map', fr: 'Exploration', en: 'Exploration' },
  combat: { icon: 'crossed-swords', fr: 'Combat', en: 'Combat' },
  interruption: { icon: 'halt', fr: 'Interruption', en: 'Interruption' },
};
export const BEASTS: Record<string, Words> = {
  tenebres: { fr: 'ténèbres', en: 'darkness' },
  bete: { fr: 'bête', en: 'beast' },
  demon: { fr: 'démon', en: 'demon' },
  automate: { fr: 'automate', en: 'automaton' },
};
export const GENDERS: Record<string, Words & { icon: string }> = {
  male: { icon: 'male', fr: 'homme', en: 'male' },
  female: { icon: 'female', fr: 'femme', en: 'female' },
};

export const SAID = {
  fr: typeset({
    combat: 'Combat', speed: 'Vitesse', level: (n: number) => `niveau ${n}`, order: 'Ordre du tour', done: 'a joué cette phase', now: 'joue', phase: 'Phases du tour',
    map: 'Gaïa, les zones actives', rows: (n: number) => `Zones de niveau ${n}`, limit: (n: number, of: number) => `${n} ${n > 1 ? 'zones' : 'zone'} sur ${of}`, found: 'Nouveaux horizons déjà cherchés ce tour',
    trade: 'zone de commerce', special: 'règle particulière', table: 'Exploration, par face du dé', brings: (n: string): string => (n === 'special' ? 'événement spécial' : n === '0' ? 'rien' : n === '1' ? '1 rencontre' : `${n} rencontres`),
    rewards: 'Récompenses', guard: 'Rencontre préliminaire cachée', guards: 'gardée par', here: (who: string) => `ici : ${who}`, nobody: 'personne', free: 'entrée libre',
    enter: 'Entrer', survive: 'Explorer', entry: (n: number) => `${n} % de chances d’entrer`, hidden: (n: number, of: number) => `${n} des ${of} rencontres encore inconnues seraient à combattre ici`, safe: (n: number) => `${n} % de chances d’explorer sans être battu`,
    mine: 'objectif de votre mission', final: 'objectif de la mission finale', percent: (n: number) => `${n} %`,
    odds: 'Chances exactes', win: 'gagner', tie: 'égalité', lose: 'perdre', deadly: 'dont avec un mort', sum: 'D’où vient le total', plain: 'aucun bonus', noOne: 'aucun personnage',
    tapped: 'incliné', asleep: 'immobilisé', team: 'Équipe', yourTeam: 'Votre équipe', teamOf: (who: string) => `L’équipe de ${who}`, cards: (n: number) => `${n} en main`, secret: (n: number) => `${n} ${n < 2 ? 'mission secrète' : 'missions secrètes'}`,
    going: 'En cours', finished: 'Accomplies', secrets: 'Vos missions secrètes', plots: 'Complots et organisation', stage: (n: number, of: number) => `étape ${n} sur ${of}`, none: 'aucune', organisation: 'organisation', stands: (where: string) => `se trouve à ${where}`, nowhere: 'hors des zones', free2: 'sans organisation',
    aim: 'But', aimWords: (needed: number): string => (needed > 1 ? 'Accomplissez vos deux missions, puis la mission finale : la première équipe qui y parvient gagne.' : 'Accomplissez une de vos missions, puis la mission finale : la première équipe qui y parvient gagne.'),
    finalHidden: 'La mission finale sera révélée quand une équipe aura accompli une mission.', finalIs: 'Mission finale', open: 'ouverte pour vous', shut: 'accomplissez d’abord une mission',
    fight: 'Combat', against: 'contre', rolled: (n: number) => `Le dé montre ${n}`, waits: 'Un dé à lancer', total: (n: number) => `total ${n}`, lastRoll: 'Dernier jet', lastAct: 'Ce qui vient de se passer', explore: 'Exploration', face: (n: number) => `sur ${n}`, faces: (n: string) => `Dé ${n}`,
    meeting: 'Dans votre zone', attack: 'Attaquer', noFight: 'Personne à combattre ni avec qui commercer ici.', played: 'Carte jouée', faced: 'Rencontre', tryIt: 'Épreuves', foe: (n: number) => `Adversaire, Combat ${n}`, test: (n: number) => `Vitesse + dé ≥ ${n}`, pay: (n: number) => `Donner ${n} ${n === 1 ? 'avantage' : 'avantages'}`, ofSix: (n: number) => `${n} face${n > 1 ? 's' : ''} sur 6`,
    bargain: 'Négociation', youGive: 'Vous donnez', theyGive: (who: string) => `${who} donne`, nothingLaid: 'Rien encore', layHow: 'Touchez une carte de votre main ou un personnage pour le proposer ou le reprendre.', waitWord: (who: string) => `La parole est à ${who}.`, counts: (n: number) => `${n} ${n < 2 ? 'carte' : 'cartes'}`, secretTrade: 'Seuls les deux négociateurs voient les cartes.', agreeHow: 'Accepter conclut l’échange tel qu’il est si l’autre l’a déjà accepté ; sinon, c’est à l’autre de répondre.',
    wishes: 'Interruptions', wishesOf: (n: number) => `Interruptions ${n}/6`, wishesWhy: 'Quand voulez-vous être interrogé ? Aux autres moments, le jeu continue sans vous attendre.', all: 'Toujours', fights: 'Combats seulement', never: 'Jamais', asked: 'On m’interroge', notAsked: 'On ne m’interroge pas', quiet: 'Passer, et ne plus me le demander',
    moments: { declared: 'Une équipe déclare où elle va', attacked: 'Une équipe est attaquée', rolled: 'Les dés d’un combat sont lancés', beaten: 'Une équipe perd un combat', explored: 'Un dé d’exploration est lancé', played: 'Un avantage est joué' } as Record<string, string>,
    keep: ['1. Touchez le personnage à garder.', '2. Puis l’avantage à rendre : les trois autres forment votre main.'], decks: 'Pioches et défausses', readTeam: 'Lire l’équipe', draws: (n: number) => `Piochez ${n} ${n === 1 ? 'avantage' : 'avantages'}`, joins: 'Un nouveau personnage rejoint l’équipe', tree: 'Arbre des zones', from: (n: number): string => (n ? `au niveau ${n}` : 'hors de l’arbre'), rests: 'Se reposer : +2 en Combat et en Vitesse au prochain tour.', colon: '\u00a0: ',
  }),
  en: {
    combat: 'Combat', speed: 'Speed', level: (n: number) => `level ${n}`, order: 'Turn order', done: 'has played this phase', now: 'playing', phase: 'Phases of the turn',
    map: 'Gaia, the active zones', rows: (n: number) => `Level ${n} zones`, limit: (n: number, of: number) => `${n} of ${of} zones`, found: 'New horizons already sought this turn',
    trade: 'trade zone', special: 'special rule', table: 'Exploration, by die face', brings: (n: string): string => (n === 'special' ? 'special event' : n === '0' ? 'nothing' : n === '1' ? '1 encounter' : `${n} encounters`),
    rewards: 'Rewards', guard: 'Hidden preliminary encounter', guards: 'guarded by', here: (who: string) => `here: ${who}`, nobody: 'nobody', free: 'free to enter',
    enter: 'Enter', survive: 'Explore', entry: (n: number) => `${n}% chance to get in`, hidden: (n: number, of: number) => `${n} of the ${of} encounters still unknown would be fought here`, safe: (n: number) => `${n}% chance to explore unbeaten`,
    mine: 'objective of your mission', final: 'objective of the final mission', percent: (n: number) => `${n}%`,
    odds: 'Exact odds', win: 'win', tie: 'tie', lose: 'lose', deadly: 'with a death', sum: 'Where the total comes from', plain: 'no bonus', noOne: 'no character',
    tapped: 'tapped', asleep: 'immobilised', team: 'Team', yourTeam: 'Your team', teamOf: (who: string) => `${who}’s team`, cards: (n: number) => `${n} in hand`, secret: (n: number) => `${n} secret ${n === 1 ? 'mission' : 'missions'}`,
    going: 'In progress', finished: 'Completed', secrets: 'Your secret missions', plots: 'Plots and organisation', stage: (n: number, of: number) => `stage ${n} of ${of}`, none: 'none', organisation: 'organisation', stands: (where: string) => `is at ${where}`, nowhere: 'outside the zones', free2: 'no organisation',
    aim: 'Aim', aimWords: (needed: number): string => (needed > 1 ? 'Complete both your missions, then the final mission: the first team to do so wins.' : 'Complete one of your missions, then the final mission: the first team to do so wins.'),
    finalHidden: 'The final mission is revealed once a team has completed a mission.', finalIs: 'Final mission', open: 'open to you', shut: 'complete a mission first',
    fight: 'Fight', against: 'against', rolled: (n: number) => `The die shows ${n}`, waits: 'A die to roll', total: (n: number) => `total ${n}`, lastRoll: 'Last roll', lastAct: 'What has just happened', explore: 'Exploration', face: (n: number) => `on ${n}`, faces: (n: string) => `Die ${n}`,
    meeting: 'In your zone', attack: 'Attack', noFight: 'Nobody to fight or trade with here.', played: 'Card played', faced: 'Encounter', tryIt: 'Trials', foe: (n: number) => `Foe, Combat ${n}`, test: (n: number) => `Speed + die ≥ ${n}`, pay: (n: number) => `Give up ${n} ${n === 1 ? 'advantage' : 'advantages'}`, ofSix: (n: number) => `${n} of 6 faces`,
    bargain: 'Trade', youGive: 'You give', theyGive: (who: string) => `${who} gives`, nothingLaid: 'Nothing yet', layHow: 'Touch a card in your hand or a character to offer it or take it back.', waitWord: (who: string) => `It is ${who}’s turn to speak.`, counts: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`, secretTrade: 'Only the two traders see the cards.', agreeHow: 'Agreeing seals the exchange as it stands if the other player has already agreed; otherwise they have to answer.',
    wishes: 'Interruptions', wishesOf: (n: number) => `Interruptions ${n}/6`, wishesWhy: 'When do you want to be asked? At other moments the game goes on without waiting for you.', all: 'Always', fights: 'Fights only', never: 'Never', asked: 'I am asked', notAsked: 'I am not asked', quiet: 'Pass, and do not ask again',
    moments: { declared: 'A team declares where it is going', attacked: 'A team is attacked', rolled: 'The dice of a fight are rolled', beaten: 'A team loses a fight', explored: 'An exploration die is rolled', played: 'An advantage is played' } as Record<string, string>,
    keep: ['1. Touch the character to keep.', '2. Then the advantage to put back: the other three are your hand.'], decks: 'Decks and discards', readTeam: 'Read the team', draws: (n: number) => `Draw ${n} ${n === 1 ? 'advantage' : 'advantages'}`, joins: 'A new character joins the team', tree: 'Tree of zones', from: (n: number): string => (n ? `on level ${n}` : 'outside the tree'), rests: 'Resting: +2 Combat and Speed next turn.', colon: ': ',
  },
};
export type Said = (typeof SAID)['fr'];
