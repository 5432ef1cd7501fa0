import { outcomeOf } from './answers.ts';
import type { Vapid } from './keys.ts';
import { encrypted, pushHeaders, type Subscription } from './push.ts';
import type { Reach } from './reach.ts';
import type { Sender } from './sender.ts';
import { toldIn, wordsIn, type Line } from './words.ts';

/** A device that is off is told for a day. In seconds. */
const TTL = 24 * 60 * 60;

interface PushSenderParts {
  reach: Reach;
  vapid: Vapid;
  subject: string;
  /** What stands at the end of a link by which a channel is given up. */
  stopToken: (channel: string) => string;
}

/**
 * Tells browsers. What goes to them is, as JSON, the `PushedNotice` of the protocol.
 */
export function pushSender({ reach, vapid, subject, stopToken }: PushSenderParts): Sender {
  return async ({ channel, target, message, now, signal }) => {
    if (message.kind !== 'notices') return 'refused';
    const subscription = JSON.parse(target) as Subscription;
    const { title, lines } = toldIn(channel.language, message.lines);
    const tables = new Set(message.lines.map(({ table }) => table));
    const [table = null] = tables.size === 1 ? tables : [];
    const text = JSON.stringify({
      title,
      body: lines.join('\n'),
      lang: channel.language,
      table,
      waiting: message.waiting,
      stop: { token: stopToken(channel.id), label: wordsIn(channel.language).push.stop },
    });
    const headers = pushHeaders(
      subscription.endpoint,
      { ttl: TTL, urgency: message.lines.some(isUrgent) ? 'high' : 'normal', topic: table ?? 'tables' },
      vapid,
      subject,
      now,
    );
    return outcomeOf(reach.send(subscription.endpoint, { headers, body: encrypted(text, subscription), signal }));
  };
}

/** Whether others wait for who is told. */
function isUrgent({ kind }: Line): boolean {
  return kind === 'turn' || kind === 'soon' || kind === 'begins';
}
