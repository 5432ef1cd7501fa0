import type { PlayerID } from '@sobremesa/games/kit';
import { score } from '@sobremesa/games/newgame';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './PlayerDialog.module.css';
import { useTable } from './table.tsx';

/** A player's score by source. */
export function PlayerDialog({ player, onClose }: { player: PlayerID; onClose: () => void }) {
  const { G, words } = useTable();
  const { parts = [], total = 0 } = score(G).find(({ playerID }) => playerID === player) ?? {};
  return (
    <Dialog title={words.name(player)} onClose={onClose}>
      <table className={css.points}>
        <tbody>
          {parts.map(({ source, points, values = {} }) => (
            <tr key={source}>
              <th scope="row">{words.sentence({ key: source, values })}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.t('board.total')}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </Dialog>
  );
}
