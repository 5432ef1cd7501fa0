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
 * Arguments of `update`. Only the move and its arguments are used. Seat and credentials are those
 * of the socket's `sync`, not those of the action.
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
 * same state counts as the same request: a repeated one has no effect.
 */
export function requestOf(version: number, move: string, args: readonly unknown[]): string {
  const action = JSON.stringify([version, move, args]);
  return createHash('sha256').update(action).digest('base64url').slice(0, 24);
}

/** Arguments of `chat`. The server sets id and sender. */
export const chatArgs = z.tuple([tableId, z.object({ payload: chatText }), z.optional(z.unknown())]);

/**
 * The state in boardgame.io's format: the view and its number. The plugins' data, the undo states
 * and the log are empty.
 */
export function bgioState({ version, state }: MatchSnapshot) {
  return { G: state.G, ctx: state.ctx, plugins: {}, _undo: [], _redo: [], _stateID: version };
}

export function bgioChat(message: ChatMessage) {
  const { seq, seat, name } = message;
  const payload = 'phrase' in message ? { phrase: message.phrase } : message.text;
  return { id: String(seq), sender: seat === null ? name : String(seat), payload };
}
