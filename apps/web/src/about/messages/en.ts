import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** What the page of a game says beside what the house and the game say already, in English. */
const en: Shape<typeof es> = {
  minute: 'In a minute',
  box: 'In the box',
  pieces: '{count, plural, one {# piece} other {# pieces}}',
  copies: '{name} ({copies})',
  kinds: {
    altarCards: 'Altar cards',
    objectives: 'Objectives',
    paintings: 'Paintings',
    visitCards: 'Visit cards',
    slots: 'Time slots',
    missions: 'Missions',
    objects: 'Objects',
    favours: 'Favours',
    headlines: 'Headlines',
    experts: 'Experts',
    patrons: 'Patrons',
  },
  wholeRules: 'All the rules of {game}',
  learn: 'Learn it by playing',
  variants: 'Variants',
  noVariants: 'There are no variants.',
  story: 'The story behind it',
  tables: '{game} tables',
  noTables: 'There are none right now. You can open one on the start page and send the link.',
  demo: {
    title: 'On the table',
    about: 'Three bots play a match of {game}, on the real board.',
    board: 'The board of {game} during a match',
    play: 'Watch',
    pause: 'Pause',
    again: 'Another match',
  },
  toLobby: 'Open a table',
  stories: {
    patzcuaro: {
      place:
        'Pátzcuaro is in Michoacán, in the west of Mexico, by a lake with Purépecha towns around it. On the night of 1 to 2 November, families keep vigil by candlelight in the graveyards on its shores and on the island of Janitzio.',
      custom:
        'An altar welcomes those who are no longer here: their portrait, candles that show the way, marigolds, pan de muerto, and what they liked to eat, drink or play with. It is a feast not of fear but of memory. Since 2008 it has been on UNESCO’s list of intangible cultural heritage.',
      game: 'The board game is by Rubén Hernández Santillán (2022). What you see here was drawn for Sobremesa.',
    },
    prado: {
      place:
        'The Prado Museum opened in Madrid in November 1819, in a building that Juan de Villanueva had designed in 1785 as a cabinet of natural history. It grew out of the royal collections, which is why it has so many works by Velázquez, Titian, Rubens and Goya.',
      custom:
        'The thirty-five paintings of the game date from the 15th to the 19th century and come with their date, nationality and themes. Twenty-nine people painted them; the last of these, Francisco Pradilla, died in 1921.',
      game: 'The board game is by Julio Falagán (Zacatrus, 2025) and won that publisher’s first game design contest. The paintings here were redrawn for Sobremesa in a few simple shapes.',
    },
    museum: {
      place:
        'Between 1900 and 1930 the great museums filled their halls. In 1900 Arthur Evans began to dig at Knossos, and the cave of manuscripts at Mogao was opened; in 1911 Hiram Bingham came to Machu Picchu; in 1922 Howard Carter entered the tomb of Tutankhamun.',
      custom:
        'Many objects left their countries without anybody asking the people there, and to this day it is disputed who owns them. In the game, too, public opinion calls you to account. The twelve civilisations on its cards range from the Inca to Japan.',
      game: 'The board game is by Éric Dubus and Olivier Melison (Holy Grail Games, 2019). Objects, portraits and map were drawn here for Sobremesa.',
    },
  },
};
export default en;
