import type { Introduction } from '../../manifest.ts';

export default {
  goal: 'Build an altar of nine cards. Items that repeat on a level bring points, and so do the three objectives.',
  turn: 'On your turn you go to one of the three lit spaces and do what it says: most often, leave the cards it asks for, take the others and place one on your altar.',
  remember: 'When somebody completes an altar or the deck runs out, the night ends; the others may still place one card.',
  place:
    'Pátzcuaro is in Michoacán, in the west of Mexico, by a lake with Purépecha towns around it. On the night of 1 to 2 November, families keep vigil by candlelight in the graveyards on its shores and on the island of Janitzio.',
  custom:
    'An altar welcomes those who are no longer here: their portrait, candles that show the way, marigolds, pan de muerto, and what they liked to eat, drink or play with. It is a feast not of fear but of memory. Since 2008 it has been on UNESCO’s list of intangible cultural heritage.',
  game: 'The board game is by Rubén Hernández Santillán (2022). What you see here was drawn for Sobremesa.',
} satisfies Introduction;
