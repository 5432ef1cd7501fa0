import type { CardId } from '@sobremesa/games/patzcuaro';
import { CardArt } from '../art/CardArt.tsx';
import { useTableWords } from '../table.tsx';
import css from './CardList.module.css';

/** Cards with their names. A press on a large one explains it. */
export function CardList({ cards, small = false }: { cards: readonly CardId[]; small?: boolean }) {
  const words = useTableWords();
  return (
    <ul className={small ? css.small : css.list}>
      {cards.map((id) => {
        const face = (
          <>
            <span className="visually-hidden">{words.card(id)}</span>
            <CardArt id={id} />
          </>
        );
        return (
          <li key={id} data-about={`terms.${id}`}>
            {small ? (
              <span className={css.card}>{face}</span>
            ) : (
              <button type="button" className={css.card} data-press="about">
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
