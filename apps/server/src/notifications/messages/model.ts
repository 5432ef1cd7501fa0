import type { NotificationKind } from '@sobremesa/protocol';

/** One event of a notification. */
export interface NotificationLine {
  kind: NotificationKind;
  game: string;
  table: string;
  /** Names of the people it is about. Empty if they are no longer known. */
  names: readonly string[];
}

/** The same for a webhook, which may also get a test. */
export type WebhookLine = Omit<NotificationLine, 'kind'> & { kind: NotificationKind | 'test' };

/** A line as text. */
export interface Wording {
  /** The heading when it is the only line. */
  title: string;
  /** One of several lines, with the name of its game. */
  line: string;
}

/** All texts of notifications in one language. */
export interface NotificationTexts {
  games: Readonly<Record<string, string>>;
  toUser: (kind: NotificationKind, game: string, names: readonly string[]) => Wording;
  /** For everybody who reads the webhook's channel. Null for an event that is not public. */
  toWebhook: (kind: WebhookLine['kind'], game: string, names: readonly string[]) => string | null;
  several: (count: number) => string;
  mail: {
    toTable: string;
    toTables: string;
    /** @param place the host name of the server */
    why: (place: string) => string;
    stop: string;
    code: { subject: (place: string) => string; text: (name: string, place: string) => string; ignore: string };
    test: { subject: (place: string) => string; text: (place: string) => string };
    confirm: { subject: string; text: (place: string) => string; link: string; ignore: string };
  };
  push: { stop: string };
  /** ASCII only, because it goes into an HTTP header. */
  webhook: { stop: string };
}
