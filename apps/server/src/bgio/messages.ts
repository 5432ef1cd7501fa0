import { createHash } from 'node:crypto';
import { chatText, requests, tableId, type ChatMessage, type MatchSnapshot } from '@sobremesa/protocol';
import * as z from 'zod/mini';
import { playerId } from './lobby-messages.ts';

/**
 * Arguments that boardgame.io's client sends with `sync`. The number of players is for servers that
 * create matches then.
 */
export const syncArgs = z.tuple([
  tableId,
  z.nullish(playerId),
  z.nullish(z.string().check(z.maxLength(200))),
  z.optional(z.unknown()),
]);

const move = requests['match:move'].shape;

/**
 * Arguments of `update`. Of the action we take the move and its arguments; the seat is the one that
 * the socket synced as, whatever the action says, and so are the credentials.
 */
export const updateArgs = z.tuple([
  z.object({
    type: z.literal('MAKE_MOVE'),
    payload: z.object({ type: move.move, args: z._default(move.args, []) }),
  }),
  move.version,
  tableId,
  z.optional(z.unknown()),
]);

/**
 * The id of an action as a request. boardgame.io's client sends none, so the same action on the
 * same state is the same request: one that arrives again is not carried out again.
 */
export function requestOf(version: number, move: string, args: readonly unknown[]): string {
  const action = JSON.stringify([version, move, args]);
  return createHash('sha256').update(action).digest('base64url').slice(0, 24);
}

/** Arguments of `chat`. Id and sender are ours to say. */
export const chatArgs = z.tuple([tableId, z.object({ payload: chatText }), z.optional(z.unknown())]);

/**
 * The state as boardgame.io's client holds it: the view and its number, and nothing where the
 * engine keeps its plugins' data, the states to undo to, and its log.
 */
export function bgioState({ version, state }: MatchSnapshot) {
  return { G: state.G, ctx: state.ctx, plugins: {}, _undo: [], _redo: [], _stateID: version };
}

export function bgioChat(message: ChatMessage) {
  const { seq, seat, name } = message;
  const payload = 'phrase' in message ? { phrase: message.phrase } : message.text;
  return { id: String(seq), sender: seat === null ? name : String(seat), payload };
}
