import { paintingOf, type PaintingId } from '@sobremesa/games/prado';
import { memo } from 'react';
import { Icon } from '../art/icons.tsx';
import { useTableWords } from '../table.tsx';
import css from './Plaque.module.css';
import { CenturySign, SchoolSign } from './signs.tsx';

/**
 * The ivory label beside a painting: its points, and the symbols that missions count. Decoration
 * only: text names them, too.
 */
export const Plaque = memo(function Plaque({ painting, titled = true }: { painting: PaintingId; titled?: boolean }) {
  const words = useTableWords();
  const { points, century, school, themes } = paintingOf(painting);
  return (
    <span className={css.plaque} aria-hidden="true">
      <span className={css.points}>
        {points}
        <Icon name="points" size={16} />
      </span>
      <span className={css.signs}>
        <CenturySign century={century} />
        <SchoolSign school={school} />
        {themes.map((theme) => (
          <Icon key={theme} name={theme} size={18} />
        ))}
      </span>
      {titled && <span className={css.title}>{words.painting(painting)}</span>}
    </span>
  );
});
