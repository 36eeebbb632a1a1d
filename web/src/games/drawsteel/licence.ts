// The line that the licence wants word for word wherever the game is offered or shown; on a French screen a rendering stands below it.
export const licence = {
  line: 'Ludothèque is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.',
  also: {
    fr: 'Ludothèque est un produit indépendant publié sous la licence DRAW STEEL Creator License ; il n’est pas affilié à MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.',
    en: '',
  },
};
