import '../fonts.css';
import { civilisations, exhibited, isObject, objectOf, type View } from '@sobremesa/games/museum';
import type { GameGallery } from '../../../gallery/gameGallery.ts';
import { addressOf } from '../art/objects/drawings.tsx?drawings';
import { OBJECT_BOX } from '../art/picture.ts';
import css from './Wall.module.css';

const [width, height] = OBJECT_BOX;

/** The 180 Objects in brass frames, by civilisation. */
const gallery: GameGallery = {
  groups: civilisations,
  groupOf: (id) => objectOf(id).civilisation,
  groupName: (group, { game }) => game.term(group),
  name: (id, { game }) => game.term(id),
  drawing: (id) => ({ href: addressOf(id), width, height }),
  Hung: ({ id }) => <img className={css.hung} src={addressOf(id)} width={width} height={height} alt="" loading="lazy" />,
  ratio: () => width / height,
  wall: css.wall,
  labelsOf: (term) => (isObject(term) ? [term] : []),
  exhibition: (view, seat) => exhibited((view as View).players[Number(seat)]?.museum ?? []),
};
export default gallery;
