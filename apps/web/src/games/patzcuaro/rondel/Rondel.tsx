import { across, destinationsOf, shopTileOf, type Destination } from '@sobremesa/games/patzcuaro';
import { useEffect, useRef } from 'react';
import { LakeArt, ShopArt } from '../art/shops.tsx';
import { afterLayout } from '../../../ui/afterLayout.ts';
import { useRoving } from '../../../ui/roving.ts';
import { useTable } from '../table.tsx';
import css from './Rondel.module.css';
import { Space } from './Space.tsx';

/** The round of tiles: a row on a wide table, a column on a narrow one; the route runs clockwise round both. */
export function Rondel({ onPile }: { onPile: (position: number) => void }) {
  const { G, playerID, legal, words } = useTable();
  const group = useRef<HTMLDivElement>(null);
  const size = G.route.length;
  const roving = useRoving(group, size, playerID === null ? 0 : (G.players[Number(playerID)]?.position ?? 0));
  const travelling = playerID !== null && legal.some(({ move }) => move === 'travel');
  const destinations = travelling ? destinationsOf(G, playerID) : [];
  const goal = (position: number): Destination | undefined => destinations.find((goal) => goal.position === position);

  // When it becomes the reader's turn what is lit comes into sight, the nearest place last, so that it is there for sure.
  useEffect(() => {
    const spaces = group.current;
    if (!travelling || spaces === null) return undefined;
    return afterLayout(spaces, () => {
      const lit = [...spaces.querySelectorAll<HTMLElement>('[data-goal]')];
      const byDistance = lit.toSorted((a, b) => Number(b.dataset['goal']) - Number(a.dataset['goal']));
      for (const space of byDistance) space.scrollIntoView({ block: 'nearest' });
    });
  }, [travelling]);

  return (
    // The arrow keys go round; each space is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <section className={css.rondel} aria-label={words.t('board.rondel')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.tiles} ref={group} onKeyDown={roving.onKeyDown} data-tiles={size / 2}>
        {Array.from({ length: size / 2 }, (_, tile) => {
          const placed = tile === 0 ? undefined : G.tiles[tile - 1];
          return (
            <div key={tile} className={css.tile}>
              {[tile, across(tile, size)].map((position) => (
                <Space
                  key={position}
                  position={position}
                  goal={goal(position)}
                  roving={roving.item(position)}
                  onPile={() => onPile(position)}
                />
              ))}
              <div className={css.sign}>
                <div className={css.art}>
                  {placed === undefined ? <LakeArt /> : <ShopArt tile={placed.tile} side={placed.side} />}
                </div>
                <span className={css.name}>
                  {placed === undefined ? words.t('name') : words.term(`${shopTileOf(placed.tile).id}${placed.side}1`)}
                </span>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
