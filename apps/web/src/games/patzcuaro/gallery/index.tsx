import '../fonts.css';
import type { View } from '@sobremesa/games/patzcuaro';
import type { GameGallery } from '../../../gallery/gameGallery.ts';
import { addressOf, boxes } from './drawings.tsx?drawings';
import { kindOf, kinds, labelsOf, labelsOfCards } from './pieces.ts';
import css from './Wall.module.css';

function drawing(id: string) {
  const [width = 1, height = 1] = boxes[id] ?? [];
  return { href: addressOf(id), width, height };
}

function Hung({ id }: { id: string }) {
  const { href, width, height } = drawing(id);
  return <img className={css.hung} src={href} width={width} height={height} alt="" loading="lazy" />;
}

/** The offerings, the symbols of the cards, the shops, and the night on the lake. */
const gallery: GameGallery = {
  groups: kinds,
  groupOf: kindOf,
  groupName: (group, { gallery }) => gallery.groups[group] ?? group,
  name: (id, { gallery }) => gallery.names[id] ?? id,
  drawing,
  Hung,
  ratio(id) {
    const { width, height } = drawing(id);
    return width / height;
  },
  wall: css.wall,
  labelsOf,
  exhibition: (view, seat) => labelsOfCards((view as View).players[Number(seat)]?.altar.flat() ?? []),
};
export default gallery;
