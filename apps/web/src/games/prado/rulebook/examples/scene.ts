import type { PlayerState, RoomNumber, RoomState, View } from '@sobremesa/games/prado';
import { people } from '../../../../rulebook/Example.tsx';

const nobody: PlayerState = {
  hand: [],
  handSize: 0,
  missions: [],
  ready: true,
  photos: [],
  laid: null,
  reactions: 'always',
  orders: [],
};

/** A position with five open rooms, one of which has a painting, and four photographers. */
export function scene(room: Pick<RoomState, 'n' | 'painting' | 'visitors' | 'queue'>, reader: Partial<PlayerState> = {}): View {
  const rooms = ([1, 2, 3, 4, 5] as const).map((n): RoomState => {
    const { painting, visitors, queue } = n === room.n ? room : { painting: null, visitors: 0, queue: [] };
    return { n, state: 'open', painting, visitors, queue };
  });
  const own = { ...nobody, ...reader };
  return {
    mode: { solo: null, guard: false, quick: false, windowSeconds: 15 },
    rounds: 8,
    round: 3,
    ticket: '0',
    rooms,
    hall: people.map(({ id }) => id).filter((id) => !room.queue.includes(id)),
    entranceSize: 20,
    exit: [],
    piles: { I: { size: 0, top: null }, II: { size: 0, top: null } },
    slot: null,
    nextSlot: null,
    commonMission: 'theme-history',
    players: people.map((_, seat) => (seat === 0 ? own : nobody)),
    guardPhotos: [],
    effects: { actions: 2, jokerCost: 2, noSecurity: false, neighboursOnly: false, bonus: 0 },
    actionsLeft: null,
    window: null,
    choice: null,
    laying: null,
    steps: [],
  };
}

/** The room of the example. */
export const ROOM: RoomNumber = 3;
