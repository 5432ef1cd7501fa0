import type { PlayerID } from '@sobremesa/games/kit';
import { whereIs, type Action, type PradoEvent, type RoomNumber, type View } from '@sobremesa/games/prado';
import type { Table } from '../table.tsx';

/** The room to scroll to. */
export interface Place {
  room: RoomNumber;
  /** Differs for each new reason. */
  why: string;
}

/** The room of the selection, or else of the announced action, or else of the latest event. */
export function placeOf({ G, playerID, selection, version, fresh }: Table): Place | null {
  const looked = selection.room ?? draftedRoom(G, playerID, selection);
  if (looked !== null) return { room: looked, why: `looked at ${selection.type}` };
  const announced = announcedRoom(G);
  if (announced !== null) return { room: announced, why: `announced ${G.window?.id}` };
  const happened = fresh.flatMap(({ event }) => roomsOf(event)).at(-1);
  const room = G.choice?.room ?? happened;
  return room === undefined ? null : { room, why: `happened ${version}` };
}

/**
 * The target room of the announced action, or the room where it takes place; null while none is
 * announced.
 */
export function announcedRoom(G: View): RoomNumber | null {
  return G.window === null || G.choice !== null ? null : roomOf(G, G.window.player, G.window.action);
}

function draftedRoom(G: View, playerID: PlayerID | null, { type, to }: Table['selection']): RoomNumber | null {
  if (playerID === null || type === null) return null;
  if (type === 'help') return roomOf(G, playerID, { type });
  return to === null ? null : roomOf(G, playerID, { type: 'move', to });
}

function roomOf(G: View, player: PlayerID, action: Action): RoomNumber | null {
  if ('to' in action && action.to !== 'closer') return action.to;
  return whereIs(G, player)?.n ?? null;
}

function roomsOf(event: PradoEvent): RoomNumber[] {
  if (event.type === 'moved' || event.type === 'visitorMoved' || event.type === 'walked') return [event.to];
  return 'room' in event ? [event.room] : [];
}
