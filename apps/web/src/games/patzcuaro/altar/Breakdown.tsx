import type { PlayerID } from '@sobremesa/games/kit';
import { useTable } from '../table.tsx';
import css from './Breakdown.module.css';
import { scoreOf } from './totals.ts';

/** A player's score by source. */
export function Breakdown({ player }: { player: PlayerID }) {
  const { G, ctx, words } = useTable();
  const { parts, total } = scoreOf(G, ctx, player);
  return (
    <table className={css.breakdown}>
      <tbody>
        {parts.map(({ source, points, values }) => (
          <tr key={source}>
            <th scope="row">{words.sentence({ key: source, values: values ?? {} })}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.t('board.total')}</th>
          <td>{signed(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The number with a true minus sign. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
