import { httpOutcome } from './httpOutcome.ts';
import type { VapidKeys } from './keys.ts';
import { composed, textsIn, type NotificationLine } from './messages/index.ts';
import type { OutboundHttp } from './outboundHttp.ts';
import { encrypted, pushHeaders, type Subscription } from './push.ts';
import type { Sender } from './sender.ts';

/** How long a push service stores a message for an offline device, in seconds. */
const TTL = 24 * 60 * 60;

interface PushSenderParts {
  http: OutboundHttp;
  vapid: VapidKeys;
  subject: string;
  /** The signed token with which a channel is removed. */
  stopToken: (channel: string) => string;
}

/**
 * Sends push messages to browsers. The payload is a `PushedNotification` of the protocol as JSON.
 */
export function pushSender({ http, vapid, subject, stopToken }: PushSenderParts): Sender {
  return async ({ channel, target, content, now, signal }) => {
    if (content.kind !== 'notifications') return 'refused';
    const subscription = JSON.parse(target) as Subscription;
    const { title, lines } = composed(channel.language, content.lines);
    const tables = new Set(content.lines.map(({ table }) => table));
    const [table = null] = tables.size === 1 ? tables : [];
    const text = JSON.stringify({
      title,
      body: lines.join('\n'),
      lang: channel.language,
      table,
      token: content.token,
      waiting: content.waiting,
      stop: { token: stopToken(channel.id), label: textsIn(channel.language).push.stop },
    });
    const headers = pushHeaders(
      subscription.endpoint,
      { ttl: TTL, urgency: content.lines.some(isUrgent) ? 'high' : 'normal', topic: table ?? 'tables' },
      vapid,
      subject,
      now,
    );
    return httpOutcome(http.send(subscription.endpoint, { headers, body: encrypted(text, subscription), signal }));
  };
}

/** Whether other players wait for the recipient. */
function isUrgent({ kind }: NotificationLine): boolean {
  return kind === 'turn' || kind === 'soon' || kind === 'standIn' || kind === 'begins';
}
