import type { VisitType } from '@sobremesa/games/prado';
import { memo } from 'react';
import { VisitCardFace } from '../art/cards.tsx';
import { useTableWords } from '../table.tsx';
import css from './VisitCard.module.css';

/** The face of a Visit card. */
export const VisitCard = memo(function VisitCard({ card, named = true }: { card: VisitType; named?: boolean }) {
  const words = useTableWords();
  return (
    <span className={css.card} data-type={card} aria-hidden="true">
      <VisitCardFace type={card} />
      {named && <span className={css.name}>{words.t(card === 'help' ? 'action.name.help' : `action.short.${card}`)}</span>}
    </span>
  );
});
