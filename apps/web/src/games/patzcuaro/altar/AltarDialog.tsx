import type { PlayerID } from '@sobremesa/games/kit';
import { playerOf } from '@sobremesa/games/patzcuaro';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PlayerCardArt } from '../art/CardArt.tsx';
import { useTable } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './AltarDialog.module.css';
import { Breakdown } from './Breakdown.tsx';

/** A player's altar at full size, with its points by source. */
export default function AltarDialog({ player, onClose }: { player: PlayerID; onClose: () => void }) {
  const { G, words } = useTable();
  const { flipped, handSize } = playerOf(G, player);
  return (
    <Dialog title={words.t('board.altarOf', { player: words.name(player) })} onClose={onClose}>
      <Altar player={player} size="large" />
      <div className={css.side}>
        <div className={css.card}>
          <PlayerCardArt used={flipped} />
        </div>
        <p>
          {words.t(flipped ? 'board.cardUsed' : 'board.cardFresh')} {words.t('board.handSize', { count: handSize })}.
        </p>
      </div>
      <Breakdown player={player} />
    </Dialog>
  );
}
