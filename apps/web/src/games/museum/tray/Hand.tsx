import type { ObjectId } from '@sobremesa/games/museum';
import { useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { Icon } from '../art/icons.tsx';
import { useDragToPlan } from '../desk/useDragToPlan.ts';
import { Magnifier } from '../look/Magnifier.tsx';
import { draftOf, hasGoods } from '../counter/draft.ts';
import { useTable, type Table } from '../table.tsx';
import css from './Cards.module.css';
import { NamedCard } from './NamedCard.tsx';
import { picking, touchHand } from './touch.ts';

/** The own hand. A card is used for what is due; when nothing asks for one, it is looked at. */
export function Hand() {
  const table = useTable();
  const { own, words, lookAt } = table;
  const hand = own?.hand ?? [];
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, hand.length);
  useDragToPlan(group, hand.length > 0);
  if (hand.length === 0) return <p className={css.empty}>{words.t('hand.empty')}</p>;
  return (
    <ScrollRow ref={group} className={css.cards} aria-label={words.t('hand.label')} {...roving.group}>
      {hand.map((card, i) => {
        const use = pickedFor(table, card);
        return (
          <li key={card}>
            <button
              type="button"
              className={classes(css.card, use !== null && css.used)}
              aria-label={words.t('hand.card', { card: words.card(card), use: use ?? 'none' })}
              aria-pressed={use !== null}
              data-hand={card}
              data-use={use ?? undefined}
              {...roving.item(i)}
              onClick={() => touchHand(table, card)}
              onContextMenu={(event) => {
                event.preventDefault();
                lookAt(card);
              }}
            >
              <NamedCard object={card} />
              {use !== null && (
                <span className={css.use}>
                  <Icon name={use === 'wished' ? 'museum' : use === 'pays' ? 'basket' : 'pool'} size={18} />
                </span>
              )}
            </button>
            {use !== null && <Magnifier of={card} name={words.object(card)} className={css.look} />}
          </li>
        );
      })}
    </ScrollRow>
  );
}

/** What a card of the hand is picked for: to be exhibited, to pay, or to be given away; null when for nothing. */
function pickedFor(table: Table, card: ObjectId): 'wished' | 'pays' | 'chosen' | null {
  const { G, playerID, selection } = table;
  if (playerID === null) return null;
  if (picking(table) !== null) return selection.cards.includes(card) ? 'chosen' : null;
  if (!hasGoods(selection)) return null;
  const { wishes, payment } = draftOf(G, playerID, selection);
  if (wishes.some((wish) => wish.card === card)) return 'wished';
  return payment.includes(card) ? 'pays' : null;
}
