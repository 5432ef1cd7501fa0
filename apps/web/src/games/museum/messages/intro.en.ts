import type { Introduction } from '../../manifest.ts';

export default {
  goal: 'Exhibit Objects from four continents and arrange them in collections: that is where points come from.',
  turn: 'On your turn you take an Object on display. Then you exhibit the ones you can pay for with other cards from your hand, or take cards back from your storeroom.',
  remember: 'The cards you pay with go to your storeroom, and what is still there at the end may cost you points.',
  place:
    'Between 1900 and 1930 the great museums filled their halls. In 1900 Arthur Evans began to dig at Knossos, and the cave of manuscripts at Mogao was opened; in 1911 Hiram Bingham came to Machu Picchu; in 1922 Howard Carter entered the tomb of Tutankhamun.',
  custom:
    'Many objects left their countries without anybody asking the people there, and to this day it is disputed who owns them. In the game, too, public opinion calls you to account. The twelve civilisations on its cards range from the Inca to Japan.',
  game: 'The board game is by Éric Dubus and Olivier Melison (Holy Grail Games, 2019). Objects, portraits and map were drawn here for Sobremesa.',
} satisfies Introduction;
