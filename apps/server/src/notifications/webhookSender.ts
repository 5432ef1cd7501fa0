import { httpOutcome } from './httpOutcome.ts';
import type { OutboundHttp } from './outboundHttp.ts';
import type { Sender } from './sender.ts';
import { webhookRequest, type WebhookMessage, type WebhookTarget } from './webhookRequest.ts';

interface WebhookSenderParts {
  http: OutboundHttp;
  linkTo: WebhookMessage['linkTo'];
  /** The address that turns a webhook off. */
  stopAt: (channel: string) => string;
}

/** Sends the events of tables to their webhooks. */
export function webhookSender({ http, linkTo, stopAt }: WebhookSenderParts): Sender {
  return async ({ id, channel, target, content, now, signal }) => {
    if (content.kind !== 'notifications') return 'refused';
    const webhook = JSON.parse(target) as WebhookTarget;
    const stop = stopAt(channel.id);
    const request = webhookRequest(webhook, { id, language: channel.language, lines: content.lines, linkTo, stop, now });
    return request === null ? 'done' : httpOutcome(http.send(webhook.address, { ...request, signal }));
  };
}
