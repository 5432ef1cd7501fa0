import { GUARD, guardScore, missionStates, playerOf, type Token as TokenId } from '@sobremesa/games/prado';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MissionRow } from '../missions/MissionRow.tsx';
import { useTable } from '../table.tsx';
import { Album } from './Album.tsx';
import { Breakdown } from './Breakdown.tsx';
import css from './PlayerDialog.module.css';
import { scoreOf } from './totals.ts';

/**
 * The photos of a player, or in solo play of the guard, with the known missions and the points by
 * source.
 */
export default function PlayerDialog({ token, onClose }: { token: TokenId; onClose: () => void }) {
  const { G, ctx, words } = useTable();
  const guard = token === GUARD;
  const photos = guard ? G.guardPhotos.map((painting) => ({ painting, bonus: 0 })) : playerOf(G, token).photos;
  const paintings = photos.map(({ painting }) => painting);
  const missions = guard ? [{ mission: G.commonMission, common: true }] : missionStates(G, token);
  const { parts, total } = guard ? guardScore(G) : scoreOf(G, ctx, token);
  return (
    <Dialog wide title={words.t('players.of', { player: words.name(token) })} onClose={onClose}>
      <Album photos={photos} />
      <ul className={css.missions}>
        {missions.map(({ mission, common }) => (
          <li key={mission}>
            <MissionRow mission={mission} photos={paintings} common={common} />
          </li>
        ))}
      </ul>
      <Breakdown parts={parts} total={total} />
    </Dialog>
  );
}
