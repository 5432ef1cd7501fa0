import type { ObjectId } from '@sobremesa/games/museum';
import { useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving } from '../../../ui/roving.ts';
import { ScrollRow } from '../../../ui/ScrollRow.tsx';
import { useTableWords } from '../table.tsx';
import css from './CardPicker.module.css';
import { NamedCard } from './NamedCard.tsx';

export interface CardPickerProps {
  label: string;
  cards: readonly ObjectId[];
  chosen: readonly ObjectId[];
  onTouch: (card: ObjectId) => void;
}

/** A row of Objects, some of them selected. */
export function CardPicker({ label, cards, chosen, onTouch }: CardPickerProps) {
  const words = useTableWords();
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, cards.length);
  return (
    <ScrollRow ref={group} className={css.cards} aria-label={label} {...roving.group}>
      {cards.map((card, i) => (
        <li key={card}>
          <button
            type="button"
            className={classes(css.card, chosen.includes(card) && css.chosen)}
            aria-label={words.card(card)}
            aria-pressed={chosen.includes(card)}
            data-about={`terms.${card}`}
            data-piece={`pick-${card}`}
            {...roving.item(i)}
            onClick={() => onTouch(card)}
          >
            <NamedCard object={card} />
          </button>
        </li>
      ))}
    </ScrollRow>
  );
}
