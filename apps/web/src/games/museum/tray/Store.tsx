import { penaltyOf, type ObjectId } from '@sobremesa/games/museum';
import { memo, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving, type RovingItem } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { useDragToPlan } from '../desk/useDragToPlan.ts';
import { Magnifier } from '../look/Magnifier.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './Cards.module.css';
import { NamedCard } from './NamedCard.tsx';
import { isWished, touchStored } from './touch.ts';

/**
 * The reader's own store, which holds paid cards. They can be exhibited or taken back, but cannot
 * pay.
 */
export function Store() {
  const words = useTableWords();
  const pool = useTable(({ own }) => own?.pool ?? none);
  const penalty = useTable(({ G, playerID }) => (playerID === null ? 0 : penaltyOf(G, playerID)));
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, pool.length);
  useDragToPlan(group, pool.length > 0);
  return (
    <div className={css.store} data-store="" data-piece="my-store">
      {pool.length === 0 && <p className={css.empty}>{words.t('hand.storeEmpty')}</p>}
      <ScrollRow ref={group} className={css.cards} aria-label={words.t('hand.storeLabel')} {...roving.group}>
        {pool.map((card, i) => (
          <li key={card}>
            <Card card={card} roving={roving.item(i)} />
          </li>
        ))}
      </ScrollRow>
      {penalty > 0 && <p className={css.penalty}>{words.t('hand.penalty', { points: penalty })}</p>}
    </div>
  );
}

const none: readonly ObjectId[] = [];

const Card = memo(function Card({ card, roving }: { card: ObjectId; roving: RovingItem }) {
  const words = useTableWords();
  const now = useTableNow();
  const used = useTable((table) => isWished(table, card) || table.selection.cards.includes(card));
  return (
    <>
      <button
        type="button"
        className={classes(css.card, used && css.used)}
        aria-label={words.t('hand.card', { card: words.card(card), use: used ? 'wished' : 'none' })}
        aria-pressed={used}
        data-about={`terms.${card}`}
        data-stored={card}
        data-piece={`object-${card}`}
        {...roving}
        onClick={() => touchStored(now(), card)}
        onContextMenu={(event) => {
          event.preventDefault();
          now().lookAt(card);
        }}
      >
        <NamedCard object={card} />
      </button>
      {used && <Magnifier of={card} name={words.object(card)} className={css.look} />}
    </>
  );
});
