import { LEVEL_SIZES, levels, type Level, type PlayerState } from '@sobremesa/games/patzcuaro';
import { memo, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CandleIcon } from '../art/actions.tsx';
import { CardArt } from '../art/CardArt.tsx';
import type { Words } from '../words.ts';
import css from './Altar.module.css';

export interface PyramidProps {
  words: Words;
  altar: PlayerState['altar'];
  player: string;
  /** Draws the content of a free place. */
  slot?: ((level: Level, place: number) => ReactNode) | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
}

/**
 * An altar, the third level at the top. Renders again only when the altar has grown or `slot` is
 * set.
 */
export const Pyramid = memo(function Pyramid({ words, altar, player, slot, size = 'normal' }: PyramidProps) {
  return (
    <ol className={classes(css.altar, css[size])} aria-label={words.t('board.altarOf', { player: words.name(player) })}>
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
                <span
                  key={place}
                  className={css.place}
                  data-spot={card && `altar-${player}-${card}`}
                  data-about={card && `terms.${card}`}
                  data-says={card && words.card(card)}
                >
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
