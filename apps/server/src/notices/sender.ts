import type { ChannelRecord } from '../storage/storage.ts';
import type { Line } from './words.ts';

/** What one channel is told. */
export type Message =
  | {
      kind: 'notices';
      lines: readonly Line[];
      /** How many tables wait for its reader. */
      waiting: number;
    }
  | { kind: 'confirm' };

/** What is sent, and to whom: what was sealed of the channel is open here. */
export interface Letter {
  /** The same however often it is tried. */
  id: string;
  channel: ChannelRecord;
  target: string;
  message: Message;
  /** Milliseconds since 1970. */
  now: number;
  /** Aborts the sending when the server stops. */
  signal: AbortSignal;
}

/**
 * `done`: it was taken, or may have been, and is not sent again. `gone`: there is nothing any more where the channel leads. `refused`: it
 * will never be taken. Otherwise it is tried again, after so many milliseconds at the earliest.
 */
export type Outcome = 'done' | 'gone' | 'refused' | { after: number };

/** Sends by one kind of channel. Throws when that cannot even be tried. */
export type Sender = (letter: Letter) => Promise<Outcome>;
