"""The 370 cards, one module a house. Importing this fills the list of faces, in the order of the houses."""

from ludotheque.games.keyforge.cards import brobnar, dis, indomptes, logos, mars, ombres, sanctum

HOUSES_OF_CARDS = (brobnar, dis, logos, mars, sanctum, ombres, indomptes)
