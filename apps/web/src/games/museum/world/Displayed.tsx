import type { ObjectId } from '@sobremesa/games/museum';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import type { RovingItem } from '../../../ui/roving.ts';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { Magnifier } from '../look/Magnifier.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './Displayed.module.css';
import { touchObject, objectUse } from './touch.ts';

/**
 * A face-up Object. The first press selects it, the second takes it. If it cannot be taken, a press
 * opens it.
 */
export const Displayed = memo(function Displayed({
  card,
  closed,
  roving,
}: {
  card: ObjectId;
  closed: boolean;
  roving: RovingItem;
}) {
  const words = useTableWords();
  const now = useTableNow();
  const { target, free, chosen } = useTable((table) => {
    const use = objectUse(table, card);
    const free = use?.free === true;
    return { target: use?.for === 'favour', free, chosen: free && table.selection.cards.includes(card) };
  });
  const states = target ? ['world.target', 'world.picked'] : ['world.free', 'world.chosen'];
  const state = free ? words.t(states[chosen ? 1 : 0] ?? '') : '';
  return (
    <>
      <button
        type="button"
        className={classes(css.object, free && css.lit, chosen && css.chosen)}
        aria-label={state ? `${words.card(card)}. ${state}` : words.card(card)}
        aria-pressed={free ? chosen : undefined}
        data-about={`terms.${card}`}
        data-piece={`object-${card}`}
        {...roving}
        // The second click of a double click is not a confirmation.
        onClick={({ detail }) => detail < 2 && touchObject(now(), card)}
      >
        <ObjectCard object={card} name={words.object(card)} size="mini" dim={closed && !free} />
        <span className={css.name} aria-hidden="true">
          {words.object(card)}
        </span>
      </button>
      {chosen && <Magnifier of={card} name={words.object(card)} className={css.look} />}
    </>
  );
});
