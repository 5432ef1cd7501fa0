import { use } from 'react';
import Exhibition from '../../gallery/exhibition/Exhibition.tsx';
import { useMatch } from '../play/context.ts';
import { HouseContext } from '../play/house.ts';

/** The exhibitions of the players of the match on the table. */
export default function Exhibited() {
  const { view, players, match } = useMatch(({ view, players, match }) => ({ view, players, match }));
  const { shared } = use(HouseContext);
  const seats = players.map(({ id, name }) => ({ seat: id, name }));
  const reader = view.you === null || shared ? null : String(view.you);
  return <Exhibition game={view.game} view={match.state.G} seats={seats} reader={reader} />;
}
