import type { ChannelRecord } from '../storage/storage.ts';
import type { NotificationLine } from './messages/index.ts';

/** The content of one message to one channel. */
export type MessageContent =
  | {
      kind: 'notifications';
      lines: readonly NotificationLine[];
      /** How many tables wait for the recipient. */
      waiting: number;
      /** Adds a device that opens the link to the only table; null for none. */
      token: string | null;
    }
  | { kind: 'confirm' }
  /** A code that adds a device to the user of this name. */
  | { kind: 'code'; code: string; name: string };

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
 * after at least `after` milliseconds.
 */
export type Outcome = 'done' | 'gone' | 'refused' | Retry;

export interface Retry {
  /** In milliseconds. */
  after: number;
  /** The reply of the receiver or its server, without addresses; left out without a reply. */
  reason?: string;
}

/** Sends to one kind of channel. Throws when an attempt is impossible. */
export type Sender = (message: OutgoingMessage) => Promise<Outcome>;
