import type { PlayerID } from '@sobremesa/games/kit';
import { pileNames, type PaintingId, type PradoEvent, type RoomNumber, type Token, type VisitType } from '@sobremesa/games/prado';

/**
 * A thing that flies over the board: a Visit card (null: its back), a visitor from behind, or a
 * painting.
 */
export type Ghost = { card: VisitType | null } | { visitor: number } | { painting: PaintingId };

type PhotoEvent = Extract<PradoEvent, { type: 'photo' }>;

/**
 * A motion or glow that begins at `start` and lasts `duration`, both in milliseconds. Places are
 * the board's `data-spot` names.
 */
export type Motion = { start: number; duration: number } &
  /** A token moves from its present place to another. */
  (
    | { kind: 'walk'; token: Token; to: string }
    /** `hides`: the spots that stay hidden until this has landed. */
    | { kind: 'fly'; ghost: Ghost; from: string; to: string; hides?: readonly string[] }
    /** A photo: the painting lights up and flies to the player who took it. */
    | { kind: 'photo'; event: PhotoEvent; from: string; to: string }
    | { kind: 'glow'; at: string }
  );

export const FLASH_MS = 420;
const PHOTO_MS = 1500;
const WALK_MS = 380;
const FLY_MS = 320;
const GLOW_MS = 450;
/** Delay in milliseconds between things that fly together. */
const STAGGER_MS = 80;

/**
 * Plans the animation of these events, one after another, in the order in which they happened.
 *
 * @param reader the seat whose hand is on the page; other hands are at their players' chips
 */
export function planOf(events: readonly PradoEvent[], reader: PlayerID | null): Motion[] {
  const plan: Motion[] = [];
  let now = 0;

  function fly(ghosts: readonly Ghost[], from: string, to: string, hides?: readonly string[]) {
    for (const [i, ghost] of ghosts.entries()) {
      plan.push({ kind: 'fly', ghost, from, to, start: now + i * STAGGER_MS, duration: FLY_MS, ...(hides ? { hides } : {}) });
    }
    if (ghosts.length > 0) now += FLY_MS + (ghosts.length - 1) * STAGGER_MS;
  }

  /** Tokens that move at the same time. */
  function walk(...legs: readonly { token: Token; to: string }[]) {
    for (const { token, to } of legs) plan.push({ kind: 'walk', token, to, start: now, duration: WALK_MS });
    if (legs.length > 0) now += WALK_MS;
  }

  function glow(...spots: readonly string[]) {
    for (const at of spots) plan.push({ kind: 'glow', at, start: now, duration: GLOW_MS });
    now += GLOW_MS;
  }

  const hand = (player: PlayerID) => (player === reader ? `hand-${player}` : `player-${player}`);

  for (const event of events) {
    switch (event.type) {
      case 'slot':
        glow('slot');
        break;
      case 'drew':
        fly(event.cards === null ? backs(event.count) : faces(event.cards), 'entrance', hand(event.player));
        break;
      case 'discarded':
        fly(faces(event.cards), hand(event.player), 'exit');
        break;
      case 'handed':
        fly([{ card: event.card }], hand(event.player), hand(event.to));
        break;
      case 'declared':
        fly(faces(event.cards), hand(event.player), 'exit');
        break;
      case 'blocked':
        fly(faces(['security']), hand(event.by), 'exit');
        glow(`player-${event.by}`);
        break;
      case 'moved':
        walk({ token: event.player, to: space(event.to, event.place) });
        break;
      case 'overtook':
        walk(
          { token: event.player, to: space(event.room, event.place) },
          { token: event.token, to: space(event.room, event.place + 1) },
        );
        break;
      case 'helped':
        fly(event.card === null ? people(1) : faces([event.card]), `visitors-${event.room}`, hand(event.player));
        break;
      case 'visitorMoved':
        fly(people(1), `visitors-${event.from}`, `visitors-${event.to}`);
        break;
      case 'visitorsCame':
        fly(people(event.count), 'entrance', `visitors-${event.room}`);
        break;
      case 'visitorsLeft':
        fly(people(event.cards.length), `visitors-${event.room}`, 'exit');
        break;
      case 'toHall':
        walk(...event.players.map((token) => ({ token, to: 'hall' })));
        break;
      case 'steppedBack':
        glow(`room-${event.room}`);
        break;
      case 'pilesTurned':
        glow(...pileNames.map((pile) => `pile-${pile}`));
        break;
      case 'lent':
        fly([{ painting: event.painting }], `painting-${event.room}`, 'slot');
        break;
      case 'walked':
        walk({ token: 'guard', to: space(event.to, 1) });
        break;
      case 'guardDrew':
        fly(faces([event.card]), 'entrance', 'exit');
        break;
      case 'alarm':
        glow(`room-${event.room}`);
        break;
      case 'photo':
        plan.push({
          kind: 'photo',
          event,
          from: `painting-${event.room}`,
          to: `player-${event.player}`,
          start: now,
          duration: PHOTO_MS,
        });
        if (event.player !== 'guard')
          plan.push({ kind: 'walk', token: event.player, to: 'hall', start: now + FLASH_MS, duration: WALK_MS });
        now += PHOTO_MS;
        break;
      case 'looked':
      case 'putBack':
        glow(`pile-${event.pile}`);
        break;
      case 'hung': {
        const hides = [`painting-${event.room}`, `visitors-${event.room}`];
        fly([{ painting: event.painting }], `pile-${event.pile}`, `painting-${event.room}`, hides);
        break;
      }
      case 'retired':
        glow(`room-${event.room}`);
        break;
      default:
        break;
    }
  }
  return plan;
}

function space(room: RoomNumber, place: number): string {
  return `space-${room}-${place}`;
}

function faces(cards: readonly VisitType[]): Ghost[] {
  return cards.map((card) => ({ card }));
}

function people(count: number): Ghost[] {
  return Array.from({ length: count }, (_, visitor) => ({ visitor }));
}

function backs(count: number): Ghost[] {
  return Array.from({ length: count }, () => ({ card: null }));
}
