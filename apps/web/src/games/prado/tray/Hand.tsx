import { memo, useId, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import { explainCard } from './draft.ts';
import css from './Hand.module.css';
import { useCards } from './useCards.ts';
import { VisitCard } from './VisitCard.tsx';

/** The reader's hand. A press uses a card for the decision that is due. */
export const Hand = memo(function Hand() {
  const words = useTableWords();
  const now = useTableNow();
  const { playerID, hand, cards } = useTable(({ playerID, hand, selection: { cards } }) => ({ playerID, hand, cards }));
  const { fits, touch } = useCards();
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, hand.length);
  const fitting = useId();

  return (
    <>
      {hand.length === 0 && <p className={css.empty}>{words.t('tray.handEmpty')}</p>}
      <span id={fitting} hidden>
        {words.t('tray.fits')}
      </span>
      <ScrollRow
        ref={group}
        className={css.hand}
        aria-label={words.t('tray.hand')}
        {...roving.group}
        data-spot={`hand-${playerID}`}
      >
        {hand.map((card, i) => {
          const chosen = cards.includes(i);
          return (
            // Cards of one type are equal; only the index distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              <button
                type="button"
                className={classes(css.card, touch && (fits(card) ? css.fits : css.rests), chosen && css.chosen)}
                aria-label={words.t(`cards.${card}`)}
                data-about={`terms.${card}`}
                aria-describedby={touch && fits(card) ? fitting : undefined}
                aria-pressed={touch ? chosen : undefined}
                aria-disabled={touch === undefined}
                data-card={card}
                data-piece={`card-${card}`}
                {...roving.item(i)}
                onClick={() => (touch ? touch(i) : explainCard(now(), i))}
              >
                <VisitCard card={card} />
              </button>
            </li>
          );
        })}
      </ScrollRow>
    </>
  );
});
