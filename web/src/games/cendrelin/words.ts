// What the graveyard says, in both languages. Pure.
import { typeset } from '../../lib/words.ts';
const s = (n: number): string => (n > 1 ? 's' : '');

export const SAID = {
  fr: typeset({
    abundant: 'abondant', startAt: (n: number) => `départ ${n}`, neededAt: (n: number) => `abondant à partir de ${n}`, never: 'sans sablier « futur » : jamais abondant',
    pawnsHere: (names: string) => `prédilection de ${names}`, copies: (n: number) => `${n} ${n === 1 ? 'exemplaire au plus' : 'exemplaires au plus'}`,
    graveyard: 'Le cimetière', gate: 'Les environs, à la grille', added: 'Lieux ajoutés', demonic: 'lieu démoniaque', anyTimes: 'autant de fois que voulu', noEffect: 'aucun effet à activer',
    unforeseen: 'Imprévu', action: 'Action', once: 'une fois par nuit, l’événement reste', used: 'activé cette nuit', belongs: (place: string) => `vient avec ${place}`, noEvents: 'Aucun événement',
    destiny: 'Le Destin', destinyDone: 'fait cette nuit', destinyTodo: 'une fois par nuit', pawnHere: 'le pion est ici', openDestiny: 'Ouvrir le Destin', closePanel: 'Revenir aux événements',
    glory: 'Gloire', goal: 'But', of: (n: number, of: number) => `${n} sur ${of}`, met: 'acquis', failing: 'manque', kept: 'acquis pour de bon', lost: 'se perd dès que ce n’est plus vrai', soul: 'Âme',
    crypt: 'Crypte', cryptOf: (who: string) => `Crypte de ${who}`, yourCrypt: 'Votre crypte', inCrypt: 'Depuis la crypte : aussi au coucher du soleil', laid: 'Posés', forgone: 'Renoncements', nothingLaid: 'Rien sur la table', pastLife: (n: number) => `${n} fragment${s(n)} dans l’ancienne vie`, inHand: (n: number) => `${n} fragment${s(n)} en main`, mana: (n: number) => `${n} mana`, hidden: (n: number) => `${n} face cachée`, ephemeral: 'perdu à l’aube', objectives: 'Objectifs', classes: 'Classes', noClass: 'sans classe encore', secret: 'secrets jusqu’à la prédilection', favours: 'Prédilection',
    round: 'Ronde du coucher du soleil', acting: 'agit', youAct: 'vous agissez', rest: 'Passer à chaque coucher du soleil', restAbout: 'Sans regarder votre main : personne n’en apprend rien.', resting: 'Vous passez à chaque coucher du soleil.', wake: 'Ne plus passer', passed: 'a eu son tour', next: 'attend son tour', inCharge: 'en charge du cimetière', ages: 'Âges passés', age: (n: number, who: string, nights: number) => `Âge ${n} : ${who}, ${nights} nuit${s(nights)}`,
    printed: 'Imprimé', read: 'En clair', dots: 'Points', comesWith: 'Arrive avec', resource: (name: string) => `porte des ${name}`,
    builder: 'Composer l’ancienne vie', packetOf: (name: string) => name, add: (name: string, n: number, of: number) => `Ajouter ${name}, ${n} sur ${of}`, remove: (name: string) => `Retirer ${name}`, chosen: 'Votre ancienne vie', ten: (n: number) => `${n} sur 10`, more: (n: number) => (n > 0 ? `encore ${n} fragment${s(n)}` : 'dix fragments : vous pouvez sceller'), empty: 'Ajoutez des fragments avec +.', crypts: (n: number) => `${n} depuis la crypte`, costs: (n: number) => `${n} sans mana`, sealed: 'Votre ancienne vie est scellée.', waits: (who: string) => `On attend ${who}.`, yourAims: 'Vos objectifs, encore secrets', limit: 'points',
    aims: 'Trois objectifs : gardez-en deux', keepTwo: (a: string, b: string) => `Garder ${a} et ${b}`, leaving: 'laissé', keeping: 'gardé', pickLeft: 'Touchez l’objectif à laisser',
    classesHow: 'Touchez deux classes.', both: (a: string, b: string) => `${a} et ${b}`, oneMore: 'Encore une classe', naming: 'Quel lieu ajouter ?', nameIt: (name: string) => `Proposer ${name}`, events: (names: string) => `Événements : ${names}`,
    change: 'Changer le cimetière', changeOf: { place: 'Un lieu', demonic: 'Le lieu démoniaque', event: 'Un événement' } as Record<string, string>, goes: 'Sort', comes: 'Entre', nothing: 'rien', doSwap: (a: string, b: string) => `Échanger ${a} contre ${b}`, doAdd: (a: string) => `Ajouter ${a}`, doRemove: (a: string) => `Enlever ${a}`, pickBoth: 'Choisissez ce qui sort, ce qui entre, ou les deux.', eventsOf: (n: number) => `${n} événement${s(n)}`, dawn: 'L’aube se lève sur un nouveau Haut Cendrelin.',
    blurb: { necromancien: 'Creuse des fosses, y couche des tombes.', animancien: 'Échange âmes et mana.', sorcier: 'Prépare des Dégâts pour s’enrichir.', demoniste: 'Signe des Pactes démoniaques.', pretre: 'Rend des Hommages, récompensés ensuite.' } as Record<string, string>,
    colon: '\u00a0: ',
  }),
  en: {
    abundant: 'abundant', startAt: (n: number) => `starts at ${n}`, neededAt: (n: number) => `abundant from ${n}`, never: 'no future hourglass: never abundant',
    pawnsHere: (names: string) => `favoured by ${names}`, copies: (n: number) => `at most ${n} ${n === 1 ? 'copy' : 'copies'}`,
    graveyard: 'The graveyard', gate: 'The surroundings, at the gate', added: 'Added places', demonic: 'demonic place', anyTimes: 'as often as you like', noEffect: 'no effect to activate',
    unforeseen: 'Unforeseen', action: 'Action', once: 'once a night, the event stays', used: 'activated this night', belongs: (place: string) => `comes with ${place}`, noEvents: 'No event',
    destiny: 'Destiny', destinyDone: 'done this night', destinyTodo: 'once a night', pawnHere: 'the pawn is here', openDestiny: 'Open Destiny', closePanel: 'Back to the events',
    glory: 'Glory', goal: 'Aim', of: (n: number, of: number) => `${n} of ${of}`, met: 'met', failing: 'missing', kept: 'kept for good', lost: 'lost as soon as it no longer holds', soul: 'Soul',
    crypt: 'Crypt', cryptOf: (who: string) => `${who}’s crypt`, yourCrypt: 'Your crypt', inCrypt: 'From the crypt: at sunset too', laid: 'Laid', forgone: 'Forgone', nothingLaid: 'Nothing on the table', pastLife: (n: number) => `${n} fragment${s(n)} in the past life`, inHand: (n: number) => `${n} fragment${s(n)} in hand`, mana: (n: number) => `${n} mana`, hidden: (n: number) => `${n} face down`, ephemeral: 'lost at dawn', objectives: 'Objectives', classes: 'Classes', noClass: 'no class yet', secret: 'secret until favourites are chosen', favours: 'Favourite',
    round: 'Sunset round', acting: 'acting', youAct: 'your turn', rest: 'Pass at every sunset', restAbout: 'Whatever you hold, so nobody learns anything from it.', resting: 'You pass at every sunset.', wake: 'Stop passing', passed: 'has had their turn', next: 'waiting', inCharge: 'in charge of the graveyard', ages: 'Past ages', age: (n: number, who: string, nights: number) => `Age ${n}: ${who}, ${nights} night${s(nights)}`,
    printed: 'Printed', read: 'In plain words', dots: 'Dots', comesWith: 'Comes with', resource: (name: string) => `holds ${name}`,
    builder: 'Build your past life', packetOf: (name: string) => name, add: (name: string, n: number, of: number) => `Add ${name}, ${n} of ${of}`, remove: (name: string) => `Remove ${name}`, chosen: 'Your past life', ten: (n: number) => `${n} of 10`, more: (n: number) => (n > 0 ? `${n} more fragment${s(n)}` : 'ten fragments: you may seal it'), empty: 'Add fragments with +.', crypts: (n: number) => `${n} from the crypt`, costs: (n: number) => `${n} without mana`, sealed: 'Your past life is sealed.', waits: (who: string) => `Waiting for ${who}.`, yourAims: 'Your objectives, still secret', limit: 'dots',
    aims: 'Three objectives: keep two', keepTwo: (a: string, b: string) => `Keep ${a} and ${b}`, leaving: 'left', keeping: 'kept', pickLeft: 'Touch the objective to leave',
    classesHow: 'Touch two classes.', both: (a: string, b: string) => `${a} and ${b}`, oneMore: 'One more class', naming: 'Which place to add?', nameIt: (name: string) => `Name ${name}`, events: (names: string) => `Events: ${names}`,
    change: 'Change the graveyard', changeOf: { place: 'A place', demonic: 'The demonic place', event: 'An event' } as Record<string, string>, goes: 'Goes', comes: 'Comes', nothing: 'none', doSwap: (a: string, b: string) => `Swap ${a} for ${b}`, doAdd: (a: string) => `Add ${a}`, doRemove: (a: string) => `Remove ${a}`, pickBoth: 'Choose what goes, what comes, or both.', eventsOf: (n: number) => `${n} event${s(n)}`, dawn: 'Dawn breaks over a new High Cendrelin.',
    blurb: { necromancien: 'Digs pits and lays tombs in them.', animancien: 'Trades souls and mana.', sorcier: 'Prepares Damage to grow rich.', demoniste: 'Signs demonic Pacts.', pretre: 'Pays Homages, rewarded later.' } as Record<string, string>,
    colon: ': ',
  },
};
export type Said = (typeof SAID)['fr'];

/** What the workshop says, where people write cards. */
export const WRITTEN = {
  fr: {
    title: 'Écrire des cartes du cimetière', lead: 'Une carte tient en quelques lignes de français, dans la langue du livret. Le texte est relu pendant que vous écrivez ; le mot qui gêne est souligné, avec ce qui pourrait se trouver là.',
    text: 'Texte des cartes', begin: 'Commencer par', kinds: { fragment: 'Fragment', event: 'Événement', place: 'Lieu', objective: 'Objectif' } as Record<string, string>, clear: 'Tout effacer', length: (n: number, of: number) => `${n} / ${of} caractères`, checking: 'relecture…',
    tooLong: (n: number) => `Le texte dépasse ${n} caractères.`, good: (n: number) => (n === 1 ? 'La carte se lit, et rien ne cloche.' : `Les ${n} cartes se lisent, et rien ne cloche.`), drawn: 'Les cartes', tryIt: 'Essayer à une table', tryNamed: (name: string) => `Essayer « ${name} » à une table`, tryAbout: 'Contre un bot, dans une petite partie où la carte est à portée de main.', none: 'La carte apparaîtra ici dès qu’elle se lit.', help: 'Les mots de la langue',
    words: [
      ['Créez 2 tombes', 'ajoute des jetons ; le lieu doit être là'], ['Défaussez 1 âme', 'impossible s’il n’y en a pas assez'], ['Gagnez 1 mana, Dépensez 1 mana, Perdez 1 mana', 'on peut toujours perdre, pas toujours dépenser'],
      ['Renoncez à 1 action', 'un fragment de la main, posé face cachée'], ['Renvoyez 1 fragment d’âme', 'de la main ou de la table, sous l’ancienne vie'], ['Préparez 1 Dégât, Employez 2 Hommages', 'ou Pacte démoniaque ; perdus à l’aube'],
      ['Désignez un autre cendrelin, il perd 1 mana', 'puis il gagne, il dépense, il perd, il renvoie'], ['Si vous le souhaitez', 'le joueur décide'], ['Si fosse ≤ 2, Si votre mana ≥ 3, Si sa main = 0', '≥, ≤ ou ='], ['Si tombe abondante, Si votre âme est complète', ''], ['… puis …', 'chaque partie se juge à part'],
      ['Tant que : si tombe ≥ 5, si fosse ≤ 2', 'un objectif ; aussi Dès que, En une nuit et Au fil de l’âge'],
    ] as [string, string][],
  },
  en: {
    title: 'Write cards for the graveyard', lead: 'A card is a few lines of French, in the language of the rulebook. The text is checked while you write; the word at fault is underlined, along with what could stand there.',
    text: 'Text of the cards', begin: 'Start with', kinds: { fragment: 'Fragment', event: 'Event', place: 'Place', objective: 'Objective' } as Record<string, string>, clear: 'Clear all', length: (n: number, of: number) => `${n} / ${of} characters`, checking: 'checking…',
    tooLong: (n: number) => `The text is longer than ${n} characters.`, good: (n: number) => (n === 1 ? 'The card can be read, and nothing is wrong with it.' : `The ${n} cards can be read, and nothing is wrong with them.`), drawn: 'The cards', tryIt: 'Try it at a table', tryNamed: (name: string) => `Try “${name}” at a table`, tryAbout: 'Against a bot, in a small game where the card is at hand.', none: 'The card appears here as soon as it can be read.', help: 'The words of the language',
    words: [
      ['Créez 2 tombes', 'adds tokens; the place must be there'], ['Défaussez 1 âme', 'impossible if there are not enough'], ['Gagnez 1 mana, Dépensez 1 mana, Perdez 1 mana', 'gain, spend, lose: you can always lose, not always spend'],
      ['Renoncez à 1 action', 'forgo: a fragment from your hand, laid face down'], ['Renvoyez 1 fragment d’âme', 'send back, from hand or table, under the past life'], ['Préparez 1 Dégât, Employez 2 Hommages', 'prepare, employ; or Pacte démoniaque; lost at dawn'],
      ['Désignez un autre cendrelin, il perd 1 mana', 'designate another; then il gagne, il dépense, il perd, il renvoie'], ['Si vous le souhaitez', 'if you wish'], ['Si fosse ≤ 2, Si votre mana ≥ 3, Si sa main = 0', '≥, ≤ or ='], ['Si tombe abondante, Si votre âme est complète', 'abundance, a complete soul'], ['… puis …', 'then: each part is judged by itself'],
      ['Tant que : si tombe ≥ 5, si fosse ≤ 2', 'an objective; also Dès que, En une nuit and Au fil de l’âge'],
    ] as [string, string][],
  },
};
export type Written = (typeof WRITTEN)['fr'];
