import type { CardId } from '@sobremesa/games/patzcuaro';
import { CardArt } from '../art/CardArt.tsx';
import { useTableWords } from '../table.tsx';
import css from './CardList.module.css';

/** Cards with their names, without controls. */
export function CardList({ cards, small = false }: { cards: readonly CardId[]; small?: boolean }) {
  const words = useTableWords();
  return (
    <ul className={small ? css.small : css.list}>
      {cards.map((id) => (
        <li key={id}>
          <span className="visually-hidden">{words.card(id)}</span>
          <span className={css.card}>
            <CardArt id={id} />
          </span>
        </li>
      ))}
    </ul>
  );
}
