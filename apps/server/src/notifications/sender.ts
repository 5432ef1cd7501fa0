import type { ChannelRecord } from '../storage/storage.ts';
import type { NotificationLine } from './messages/index.ts';

/** The content of one message to one channel. */
export type MessageContent =
  | {
      kind: 'notifications';
      lines: readonly NotificationLine[];
      /** How many tables wait for the recipient. */
      waiting: number;
    }
  | { kind: 'confirm' };

/** A message and its recipient. */
export interface OutgoingMessage {
  /** The same for each attempt. */
  id: string;
  channel: ChannelRecord;
  /** The unsealed target of the channel. */
  target: string;
  content: MessageContent;
  /** Milliseconds since 1970. */
  now: number;
  /** Aborts the attempt when the server stops. */
  signal: AbortSignal;
}

/**
 * `done`: the receiver accepted it, or may have; it is not sent again. `gone`: the channel's target
 * no longer exists. `refused`: the receiver will never accept it. Otherwise the worker retries
 * after so many milliseconds at the earliest.
 */
export type Outcome = 'done' | 'gone' | 'refused' | { after: number };

/** Sends to one kind of channel. Throws when an attempt is impossible. */
export type Sender = (message: OutgoingMessage) => Promise<Outcome>;
