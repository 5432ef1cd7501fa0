import type { ObjectId } from '@sobremesa/games/museum';
import { memo, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving, type RovingItem } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { Icon } from '../art/icons.tsx';
import { useDragToPlan } from '../desk/useDragToPlan.ts';
import { Magnifier } from '../look/Magnifier.tsx';
import { draftOf, hasGoods } from '../counter/draft.ts';
import { useTable, useTableNow, useTableWords, type Table } from '../table.tsx';
import css from './Cards.module.css';
import { NamedCard } from './NamedCard.tsx';
import { picking, touchHand } from './touch.ts';

/**
 * The reader's hand. A pressed card serves the decision that is due; if none needs a card, it
 * opens.
 */
export function Hand() {
  const words = useTableWords();
  const hand = useTable(({ own }) => own?.hand ?? none);
  const uses = useTable(usesOf);
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, hand.length);
  useDragToPlan(group, hand.length > 0);
  if (hand.length === 0) return <p className={css.empty}>{words.t('hand.empty')}</p>;
  return (
    <ScrollRow ref={group} className={css.cards} aria-label={words.t('hand.label')} {...roving.group}>
      {hand.map((card, i) => (
        <li key={card}>
          <Card card={card} use={uses[i] ?? null} roving={roving.item(i)} />
        </li>
      ))}
    </ScrollRow>
  );
}

const none: readonly ObjectId[] = [];

/** The role of a picked card: to exhibit, to pay with, or to give away. */
type Use = 'wished' | 'pays' | 'chosen';

const Card = memo(function Card({ card, use, roving }: { card: ObjectId; use: Use | null; roving: RovingItem }) {
  const words = useTableWords();
  const now = useTableNow();
  return (
    <>
      <button
        type="button"
        className={classes(css.card, use !== null && css.used)}
        data-about={`terms.${card}`}
        aria-label={words.t('hand.card', { card: words.card(card), use: use ?? 'none' })}
        aria-pressed={use !== null}
        data-hand={card}
        data-piece={`object-${card}`}
        data-use={use ?? undefined}
        {...roving}
        onClick={() => touchHand(now(), card)}
        onContextMenu={(event) => {
          event.preventDefault();
          now().lookAt(card);
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
    </>
  );
});

/** The role of each card in hand; null for a card that is not picked. */
function usesOf(table: Table): readonly (Use | null)[] {
  const { G, playerID, own, selection } = table;
  const hand = own?.hand ?? none;
  if (playerID === null) return [];
  if (picking(table) !== null) return hand.map((card) => (selection.cards.includes(card) ? 'chosen' : null));
  if (!hasGoods(selection)) return [];
  const { wishes, payment } = draftOf(G, playerID, selection);
  return hand.map((card) => {
    if (wishes.some((wish) => wish.card === card)) return 'wished';
    return payment.includes(card) ? 'pays' : null;
  });
}
