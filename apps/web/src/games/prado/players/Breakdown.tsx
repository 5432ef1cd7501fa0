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
          <tr key={JSON.stringify([source, values])}>
            <th scope="row">{words.sentence({ key: source, values })}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.t('players.total')}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
