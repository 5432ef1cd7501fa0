import type { ObjectId } from '@sobremesa/games/museum';
import { classes } from '../../../../ui/classes.ts';
import { ObjectCard } from '../../art/ObjectCard.tsx';
import type { Words } from '../../words.ts';
import css from './examples.module.css';

interface CardsProps {
  words: Words;
  /** The heading of the cards, in words. */
  label: string;
  cards: readonly ObjectId[];
  picked: readonly ObjectId[];
  onPick: (picked: ObjectId[]) => void;
}

/** Objects that the reader can pick independently. */
export function CardToggles({ words, label, cards, picked, onPick }: CardsProps) {
  return (
    <div>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ul className={css.cards} aria-label={label}>
        {cards.map((card) => {
          const pressed = picked.includes(card);
          return (
            <li key={card}>
              <button
                type="button"
                className={classes(css.card, pressed && css.picked)}
                aria-pressed={pressed}
                aria-label={words.card(card)}
                onClick={() => onPick(pressed ? picked.filter((other) => other !== card) : [...picked, card])}
              >
                <ObjectCard object={card} name={words.object(card)} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
