// What the graveyard says, in both languages. Pure.
export const SAID = {
  fr: {
    abundant: 'abondant', startAt: (n: number) => `départ ${n}`, neededAt: (n: number) => `abondant à partir de ${n}`,
    pawnsHere: (names: string) => `prédilection de ${names}`, copies: (n: number) => `${n} ${n === 1 ? 'exemplaire au plus' : 'exemplaires au plus'}`,
  },
  en: {
    abundant: 'abundant', startAt: (n: number) => `starts at ${n}`, neededAt: (n: number) => `abundant from ${n}`,
    pawnsHere: (names: string) => `favoured by ${names}`, copies: (n: number) => `at most ${n} ${n === 1 ? 'copy' : 'copies'}`,
  },
};
