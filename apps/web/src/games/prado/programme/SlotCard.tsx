import { slotOf, type SlotId } from '@sobremesa/games/prado';
import { memo } from 'react';
import { Icon, SlotIcon } from '../art/icons.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './SlotCard.module.css';

/** A slot card: its name, its effect, and the guard's walk. */
export const SlotCard = memo(function SlotCard({
  slot,
  when,
  full = false,
}: {
  slot: SlotId;
  when: 'now' | 'next';
  full?: boolean;
}) {
  const words = useTableWords();
  const { guarded, alone } = useTable(({ G }) => ({ guarded: G.mode.guard, alone: G.mode.solo !== null }));
  const { t } = words;
  const { guard, pile, final } = slotOf(slot);
  return (
    <span className={css.card} data-when={when} data-full={full || undefined} data-final={final || undefined}>
      <span className={css.head}>
        <span className={css.icon}>
          <SlotIcon id={slot} size={26} />
        </span>
        <span className={css.when}>{t(`programme.${when}`)}</span> <span className={css.name}>{words.slot(slot)}</span>
      </span>
      <span className={css.effect}>{t(`slots.${slot}`)}</span>
      {guarded && (
        <span className={css.guard}>
          <Icon name={guard.direction === 'cw' ? 'clockwise' : 'anticlockwise'} size={20} />
          <span className={css.guardWords}>
            {t('programme.guard', { steps: guard.steps, direction: words.term(guard.direction) })}
            {alone && ` ${t('programme.guardPile', { pile })}`}
          </span>
        </span>
      )}
    </span>
  );
});
