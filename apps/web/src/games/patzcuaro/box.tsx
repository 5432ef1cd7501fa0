import { cardIds, onePetal, threePetals, twoPetals } from '@sobremesa/games/patzcuaro';
import type { Box } from '../../about/box.ts';
import { CardArt } from './art/CardArt.tsx';
import { Petals } from './art/petals.tsx';
import { wordsIn } from './words.ts';

/** The cards of Pátzcuaro. */
const box: Box = (text) => {
  const words = wordsIn(text, []);
  const goals = (petals: 1 | 2 | 3, objectives: readonly { id: string }[]) =>
    objectives.map(({ id }) => ({ id, name: text.term(id), picture: <Petals count={petals} size={44} /> }));
  return [
    {
      name: text.t('box.altarCards'),
      width: 5.5,
      pieces: cardIds.map((id) => ({ id, name: words.card(id), picture: <CardArt id={id} /> })),
    },
    {
      name: text.t('box.objectives'),
      width: 8,
      pieces: [...goals(1, onePetal), ...goals(2, twoPetals), ...goals(3, threePetals)],
    },
  ];
};
export default box;
