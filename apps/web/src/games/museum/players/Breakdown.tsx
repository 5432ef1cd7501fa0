import type { ScorePart } from '@sobremesa/games/kit';
import { useTableWords } from '../table.tsx';
import css from './Breakdown.module.css';

/** The score by source. */
export function Breakdown({ parts, total }: { parts: readonly ScorePart[]; total: number }) {
  const words = useTableWords();
  return (
    <table className={css.breakdown}>
      <tbody>
        {parts.map(({ source, points, values = {} }) => (
          <tr key={source} className={points === 0 ? css.none : undefined}>
            <th scope="row">{words.sentence({ key: source, values })}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.t('players.total')}</th>
          <td>{signed(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A number with a true minus sign. */
const signed = (points: number) => String(points).replace('-', '−');
