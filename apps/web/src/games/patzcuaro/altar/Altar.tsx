import { LEVEL_SIZES, levels, playerOf, type Level, type PlayerState } from '@sobremesa/games/patzcuaro';
import type { PlayerID } from '@sobremesa/games/kit';
import { memo, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CandleIcon } from '../art/actions.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Altar.module.css';

interface AltarProps {
  player: PlayerID;
  slot?: ((level: Level, place: number) => ReactNode) | undefined;
  size?: 'small' | 'normal' | 'large';
}

/** An altar as a pyramid, the third level above. A complete level lights its candles. @param slot what stands on a free place */
export const Altar = memo(function Altar({ player, slot, size = 'normal' }: AltarProps) {
  const altar = useTable(({ G }) => playerOf(G, player).altar);
  return <Pyramid altar={altar} player={player} slot={slot} size={size} />;
});

/** Drawn anew when it has grown, or while something stands on its free places. */
const Pyramid = memo(function Pyramid({ altar, player, slot, size }: AltarProps & { altar: PlayerState['altar'] }) {
  const words = useTableWords();
  return (
    <ol
      className={classes(css.altar, css[size ?? 'normal'])}
      aria-label={words.t('board.altarOf', { player: words.name(player) })}
    >
      {levels.toReversed().map((level) => {
        const cards = altar[level - 1] ?? [];
        const places = LEVEL_SIZES[level - 1] ?? 0;
        const lit = cards.length === places;
        const shown = cards.length === 0 ? words.t('board.levelEmpty') : cards.map((id) => words.card(id)).join('; ');
        const label = `${words.t('board.level', { level, cards: shown })}${lit ? ` (${words.t('board.levelLit')})` : ''}`;
        return (
          <li key={level} className={classes(css.level, lit && css.lit)} data-spot={`level-${player}-${level}`}>
            <span className="visually-hidden">{label}</span>
            <CandleIcon lit={lit} size="var(--candle)" />
            {Array.from({ length: places }, (_, place) => {
              const card = cards[place];
              return (
                <span key={place} className={css.place} data-spot={card && `altar-${player}-${card}`}>
                  {card === undefined ? (slot?.(level, place) ?? <span className={css.empty} />) : <CardArt id={card} />}
                </span>
              );
            })}
            <CandleIcon lit={lit} size="var(--candle)" />
          </li>
        );
      })}
    </ol>
  );
});
