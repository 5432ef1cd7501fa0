import { across, destinationsOf, playerOf, shopTileOf } from '@sobremesa/games/patzcuaro';
import { useEffect, useRef } from 'react';
import { LakeArt, ShopArt } from '../art/shops.tsx';
import { afterLayout } from '../../../ui/afterLayout.ts';
import { useRoving } from '../../../ui/roving.ts';
import { useTable, useTableWords } from '../table.tsx';
import css from './Rondel.module.css';
import { Space } from './Space.tsx';

/**
 * The rondel of tiles: a row on a wide table, a column on a narrow one. The route runs clockwise
 * round both.
 */
export function Rondel({ onPile }: { onPile: (position: number) => void }) {
  const words = useTableWords();
  const { size, tiles, home } = useTable(({ G, playerID }) => ({
    size: G.route.length,
    tiles: G.tiles,
    home: playerID === null ? 0 : playerOf(G, playerID).position,
  }));
  const travel = useTable(({ G, playerID, legal }) => {
    return playerID !== null && legal.some(({ move }) => move === 'travel') ? { G, playerID } : null;
  });
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group, size, home);
  const travelling = travel !== null;
  const goals = new Map(travel && destinationsOf(travel.G, travel.playerID).map((goal) => [goal.position, goal]));

  // When the reader's turn begins, scrolls the highlighted spaces into view. The nearest one comes
  // last, so that it is certainly visible.
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
    // The arrow keys move between the spaces, each of which is a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <section className={css.rondel} aria-label={words.t('board.rondel')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.tiles} ref={group} {...roving.group} data-tiles={size / 2}>
        {Array.from({ length: size / 2 }, (_, tile) => {
          const placed = tile === 0 ? undefined : tiles[tile - 1];
          return (
            <div key={tile} className={css.tile}>
              {[tile, across(tile, size)].map((position) => (
                <Space
                  key={position}
                  position={position}
                  steps={goals.get(position)?.steps}
                  playable={goals.get(position)?.act === null}
                  roving={roving.item(position)}
                  onPile={onPile}
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
