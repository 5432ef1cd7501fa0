import type { ObjectId } from '@sobremesa/games/museum';
import { memo } from 'react';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { useTableWords } from '../table.tsx';
import css from './NamedCard.module.css';

/**
 * An Object in the tray with its name below, in legible letters. Decoration only: the caller must
 * name it.
 */
export const NamedCard = memo(function NamedCard({ object }: { object: ObjectId }) {
  const words = useTableWords();
  const name = words.object(object);
  return (
    <span className={css.named} aria-hidden="true">
      <span className={css.piece} data-drag={object}>
        <ObjectCard object={object} name={name} size="mini" />
      </span>
      <span className={css.name}>{name}</span>
    </span>
  );
});
