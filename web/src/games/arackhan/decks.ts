// What AracKhan Wars adds to the pages of decks: how a list is written, the builder's filters and search. Pure.
import type { DeckPages } from '../../lib/layout.ts';
import { pick } from '../../lib/text.ts';
import type { Shapes } from './wire.ts';

const NONE = '-'; // the filter's value for cards without any attribute

export const decks: DeckPages<Shapes> = {
  importHelp: {
    fr: 'Un nom de carte par ligne, en français ou en anglais, avec son nombre : « 2 Aigle ». Une ligne « # … » donne le nom du deck. Ou le fichier JSON du deck.',
    en: 'One card name per line, in French or English, with the number of copies: “2 Eagle”. A line “# …” names the deck. Or the deck’s JSON file.',
  },
  filters: [
    {
      id: 'attribute',
      words: { fr: 'Attribut', en: 'Attribute' },
      any: { fr: 'Tout attribut', en: 'Any attribute' },
      values: (faces) => [
        ...new Map(faces.flatMap((face) => (face.attributes ?? []).map((a) => [a.id, { id: a.id, words: { fr: a.fr, en: a.en } }] as const))).values(),
        { id: NONE, words: { fr: 'Sans attribut', en: 'No attribute' } },
      ],
      passes: (face, value) => (value === NONE ? !face.attributes?.length : !!face.attributes?.some((a) => a.id === value)),
    },
    {
      id: 'family',
      words: { fr: 'Famille', en: 'Family' },
      any: { fr: 'Toute famille', en: 'Any family' },
      values: (faces) => [...new Set(faces.flatMap((face) => face.family ?? []))].sort().map((id) => ({ id, words: { fr: id, en: id } })),
      passes: (face, value) => face.family === value,
    },
  ],
  searched: (face, language) => [face.family ?? '', ...[...(face.attributes ?? []), ...(face.texts ?? [])].map((one) => pick(one, language))],
};
