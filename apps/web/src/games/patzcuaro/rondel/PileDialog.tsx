import { spaceAt } from '@sobremesa/games/patzcuaro';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CardList } from '../tray/CardList.tsx';
import { useTable } from '../table.tsx';

/** All cards of a pile, which are public, the top one first. */
export default function PileDialog({ position, onClose }: { position: number; onClose: () => void }) {
  const { G, words } = useTable();
  return (
    <Dialog title={words.t('board.pileTitle', { space: words.space(G, position) })} onClose={onClose}>
      <p>{words.t('board.pileHelp')}</p>
      <CardList cards={spaceAt(G, position).pile.toReversed()} />
    </Dialog>
  );
}
