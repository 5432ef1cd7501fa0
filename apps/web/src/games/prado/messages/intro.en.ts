import type { Introduction } from '../../manifest.ts';

export default {
  goal: 'Get the best photos and fulfil your missions: that is where points come from.',
  turn: 'On your turn you play cards to move, to move up in the queue or to lead visitors away; then you take up to two actions without spending cards.',
  remember:
    'The photo happens by itself, on anybody’s turn: as soon as you are first in the queue and no visitor is left in front of the painting.',
  place:
    'The Prado Museum opened in Madrid in November 1819, in a building that Juan de Villanueva had designed in 1785 as a cabinet of natural history. It grew out of the royal collections, which is why it has so many works by Velázquez, Titian, Rubens and Goya.',
  custom:
    'The thirty-five paintings of the game date from the 15th to the 19th century and come with their date, nationality and themes. Twenty-nine people painted them; the last of these, Francisco Pradilla, died in 1921.',
  game: 'The board game is by Julio Falagán (Zacatrus, 2025) and won that publisher’s first game design contest. The paintings here were redrawn for Sobremesa in a few simple shapes.',
} satisfies Introduction;
