import { penaltyOf } from '@sobremesa/games/museum';
import { useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { useDragToPlan } from '../desk/useDragToPlan.ts';
import { Magnifier } from '../look/Magnifier.tsx';
import { useTable } from '../table.tsx';
import css from './Cards.module.css';
import { NamedCard } from './NamedCard.tsx';
import { isWished, touchStored } from './touch.ts';

/** The own store: what was given in payment. What lies there can be exhibited or taken back, but not paid with. */
export function Store() {
  const table = useTable();
  const { G, playerID, own, selection, words, lookAt } = table;
  const pool = own?.pool ?? [];
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, pool.length);
  useDragToPlan(group, pool.length > 0);
  const penalty = playerID === null ? 0 : penaltyOf(G, playerID);
  return (
    <div className={css.store} data-store="">
      {pool.length === 0 && <p className={css.empty}>{words.t('hand.storeEmpty')}</p>}
      <ScrollRow ref={group} className={css.cards} aria-label={words.t('hand.storeLabel')} {...roving.group}>
        {pool.map((card, i) => {
          const used = isWished(table, card) || selection.cards.includes(card);
          return (
            <li key={card}>
              <button
                type="button"
                className={classes(css.card, used && css.used)}
                aria-label={words.t('hand.card', { card: words.card(card), use: used ? 'wished' : 'none' })}
                aria-pressed={used}
                {...roving.item(i)}
                onClick={() => touchStored(table, card)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  lookAt(card);
                }}
              >
                <NamedCard object={card} />
              </button>
              {used && <Magnifier of={card} name={words.object(card)} className={css.look} />}
            </li>
          );
        })}
      </ScrollRow>
      {penalty > 0 && <p className={css.penalty}>{words.t('hand.penalty', { points: penalty })}</p>}
    </div>
  );
}
