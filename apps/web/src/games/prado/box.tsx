import { missions, paintings, slots, visitCards, type VisitType } from '@sobremesa/games/prado';
import type { Box } from '../../about/box.ts';
import { VisitCardFace } from './art/cards.tsx';
import { frameOf } from './art/frames.tsx';
import { SlotIcon } from './art/icons.tsx';
import { Painting } from './art/Painting.tsx';
import { MissionSign } from './missions/MissionSign.tsx';
import { wordsIn } from './words.ts';

/** The cards of Prado. */
const box: Box = (text) => {
  const words = wordsIn(text, []);
  return [
    {
      name: text.t('box.paintings'),
      width: 11,
      pieces: paintings.map(({ id, century }) => ({
        id,
        name: `${words.painting(id)}. ${words.painter(id)}, ${words.year(id)}`,
        picture: <Painting id={id} frame={frameOf(century)} />,
      })),
    },
    {
      name: text.t('box.visitCards'),
      width: 7,
      pieces: (Object.keys(visitCards) as VisitType[]).map((type) => ({
        id: type,
        name: words.card(type),
        copies: visitCards[type],
        picture: <VisitCardFace type={type} />,
      })),
    },
    {
      name: text.t('box.slots'),
      width: 8,
      pieces: slots.map(({ id }) => ({ id, name: words.slot(id), picture: <SlotIcon id={id} size={48} /> })),
    },
    {
      name: text.t('box.missions'),
      width: 8,
      pieces: missions.map(({ id }) => ({ id, name: words.mission(id), picture: <MissionSign mission={id} /> })),
    },
  ];
};
export default box;
