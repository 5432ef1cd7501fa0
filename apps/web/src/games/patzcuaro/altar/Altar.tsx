import { playerOf } from '@sobremesa/games/patzcuaro';
import { memo } from 'react';
import { useTable, useTableWords } from '../table.tsx';
import { Pyramid, type PyramidProps } from './Pyramid.tsx';

/** A player's altar as a pyramid. A complete level lights its candles. */
export const Altar = memo(function Altar({ player, slot, size }: Omit<PyramidProps, 'words' | 'altar'>) {
  const words = useTableWords();
  const altar = useTable(({ G }) => playerOf(G, player).altar);
  return <Pyramid words={words} altar={altar} player={player} slot={slot} size={size} />;
});
