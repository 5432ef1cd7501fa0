import type { PlayerID } from '@sobremesa/games/kit';
import type { Action } from '@sobremesa/games/prado';
import { Icon } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import css from './Outcome.module.css';
import { foresee } from './foresee.ts';

/** The outcome of an action, including the photos it triggers. */
export function Outcome({ player, action }: { player: PlayerID; action: Action }) {
  const { G, words } = useTable();
  const { deed, photos } = foresee(G, player, action, words);
  return (
    <>
      <p>{deed}</p>
      {photos.map((photo) => (
        <p key={photo} className={css.photo}>
          <Icon name="photo" size={22} />
          {photo}
        </p>
      ))}
    </>
  );
}
