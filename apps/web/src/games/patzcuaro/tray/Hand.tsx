import { playerOf, type Action, type CardId } from '@sobremesa/games/patzcuaro';
import { memo, useId, useRef, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { LazyDialog } from '../../frame/LazyDialog.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { useRoving } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Hand.module.css';
import { useCards } from './useCards.ts';

/**
 * The reader's hand. A pressed card serves the decision that is due; if none needs a card, it
 * opens.
 */
export const Hand = memo(function Hand({ due }: { due: Action['t'] | undefined }) {
  const words = useTableWords();
  const { playerID, held } = useTable(({ G, playerID }) => ({
    playerID,
    held: playerID === null ? null : playerOf(G, playerID).hand,
  }));
  const { fits, chosen, touch } = useCards(due);
  const [looked, setLooked] = useState<CardId | null>(null);
  const group = useRef<HTMLUListElement>(null);
  const hand = held ?? [];
  const roving = useRoving(group, hand.length);
  const fitting = useId();

  return (
    <>
      {hand.length === 0 && <p className={css.empty}>{words.t('board.handEmpty')}</p>}
      <span id={fitting} hidden>
        {words.t('board.fits')}
      </span>
      <ScrollRow
        ref={group}
        className={css.hand}
        aria-label={words.t('board.hand')}
        {...roving.group}
        data-spot={`hand-${playerID}`}
      >
        {hand.map((card, i) => (
          <li key={card}>
            <button
              type="button"
              className={classes(css.card, touch && (fits(card) ? css.fits : css.rests), chosen(card) && css.chosen)}
              aria-label={words.card(card)}
              aria-describedby={touch && fits(card) ? fitting : undefined}
              aria-pressed={touch ? chosen(card) : undefined}
              data-card={card}
              data-about={`terms.${card}`}
              data-piece={`card-${card}`}
              {...roving.item(i)}
              onClick={() => (touch ? touch(card) : setLooked(card))}
            >
              <CardArt id={card} />
            </button>
          </li>
        ))}
      </ScrollRow>
      {looked !== null && (
        <LazyDialog title={words.card(looked)} onClose={() => setLooked(null)}>
          <div className={css.large} data-about={`terms.${looked}`} data-says={words.card(looked)}>
            <CardArt id={looked} />
          </div>
        </LazyDialog>
      )}
    </>
  );
});
