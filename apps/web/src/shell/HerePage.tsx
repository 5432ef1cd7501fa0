import LocalPage from '../local/page/LocalPage.tsx';
import { WithLookBack } from './WithLookBack.tsx';

/** `/here/:game`. Loads with the match, so that the start page stays light. */
export default function HerePage({ game }: { game: string | undefined }) {
  return (
    <WithLookBack>
      <LocalPage game={game} />
    </WithLookBack>
  );
}
