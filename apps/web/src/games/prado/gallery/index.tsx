import '../fonts.css';
import { paintingIds, paintingOf, schools, type View } from '@sobremesa/games/prado';
import type { GameGallery } from '../../../gallery/gameGallery.ts';
import { frameOf } from '../art/frames.tsx';
import { Painting, ratioOf } from '../art/Painting.tsx';
import { addressOf, boxes } from '../art/paintings/drawings.tsx?drawings';
import css from './Wall.module.css';

/** The 35 paintings in their gilt frames, by school. */
const gallery: GameGallery = {
  groups: schools,
  groupOf: (id) => paintingOf(id).school,
  groupName: (group, { game }) => game.term(`school-${group}`),
  name: (id, { game }) => game.term(id),
  drawing(id) {
    const [width = 0, height = 0] = boxes[id] ?? [];
    return { href: addressOf(id), width, height };
  },
  Hung: ({ id }) => <Painting id={id} frame={frameOf(paintingOf(id).century)} />,
  ratio: (id) => ratioOf(id, true),
  wall: css.wall,
  labelsOf: (term) => (paintingIds.includes(term) ? [term] : []),
  exhibition: (view, seat) => (view as View).players[Number(seat)]?.photos.map(({ painting }) => painting) ?? [],
};
export default gallery;
