import { createHmac } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { WebhookKind } from '@sobremesa/protocol';
import { textsIn, type WebhookLine } from './messages/index.ts';

/** The target of a webhook. Stored sealed. */
export interface WebhookTarget {
  kind: WebhookKind;
  address: string;
  /** Signs the requests of the kind `json`. */
  secret: string;
}

export interface WebhookMessage {
  /** The same for each attempt. */
  id: string;
  language: string;
  lines: readonly WebhookLine[];
  /** The address of a table. */
  linkTo: (table: string) => string;
  /** The address that turns the webhook off. */
  stop: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface WebhookRequest {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Escapes a name so that the receiver shows it as plain text. */
type Escape = (text: string) => string;

const unescaped: Escape = (text) => text;

/** Puts an invisible character behind each @, so that a name mentions nobody. */
const withoutMentions: Escape = (text) => text.replaceAll('@', '@\u2060');

const inMarkdown: Escape = (text) => withoutMentions(text).replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

const inHtml: Escape = (text) => htmlText(withoutMentions(text));

function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The request in the receiver's format. Null when no line of the message is public. */
export function webhookRequest({ kind, secret }: WebhookTarget, message: WebhookMessage): WebhookRequest | null {
  if (message.lines.every((line) => publicText(message.language, line) === null)) return null;
  switch (kind) {
    case 'discord':
      // No mentions, and no preview of the link.
      return json({
        content: textOf(message, inMarkdown, (label) => `-# [${label}](<${message.stop}>)`),
        allowed_mentions: { parse: [] },
        flags: 4,
      });
    case 'slack':
      return json({
        text: textOf(message, inHtml, (label) => `<${message.stop}|${label}>`),
        mrkdwn: false,
        unfurl_links: false,
        unfurl_media: false,
      });
    case 'matrix':
      return json({ text: textOf(message, withoutMentions, (label) => `${label}: ${message.stop}`), html: htmlOf(message) });
    case 'ntfy':
      return ntfy(message);
    case 'json':
      return signed(message, secret);
  }
}

/** The text of an event for a webhook. Null for an event that is not public. */
export function publicText(language: string, { kind, game, names }: WebhookLine, escape: Escape = unescaped): string | null {
  const texts = textsIn(language);
  return texts.toWebhook(kind, texts.games[game] ?? game, names.map(escape));
}

/** Groups consecutive lines about the same table, with the link to it. */
function partsOf({ language, lines, linkTo }: WebhookMessage, escape: Escape): { texts: string[]; link: string }[] {
  const parts: { table: string; texts: string[]; link: string }[] = [];
  for (const line of lines) {
    const text = publicText(language, line, escape);
    if (text === null) continue;
    const last = parts.at(-1);
    if (last?.table === line.table) last.texts.push(text);
    else parts.push({ table: line.table, texts: [text], link: linkTo(line.table) });
  }
  return parts;
}

/** @param stopOf formats the last line, which turns the webhook off */
function textOf(message: WebhookMessage, escape: Escape, stopOf: (label: string) => string): string {
  const parts = partsOf(message, escape).map(({ texts, link }) => [...texts, link].join('\n'));
  return `${parts.join('\n\n')}\n${stopOf(stopLabel(message))}`;
}

function htmlOf(message: WebhookMessage): string {
  const parts = partsOf(message, inHtml).map(({ texts, link }) =>
    [...texts, `<a href="${link}">${htmlText(link)}</a>`].join('<br>'),
  );
  return `${parts.join('<br><br>')}<br><small><a href="${message.stop}">${stopLabel(message)}</a></small>`;
}

const stopLabel = ({ language }: WebhookMessage): string => textsIn(language).webhook.stop;

function ntfy(message: WebhookMessage): WebhookRequest {
  const parts = partsOf(message, unescaped);
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    Title: 'Sobremesa',
    Click: parts.at(-1)?.link,
    Actions: `view, ${stopLabel(message)}, ${message.stop}`,
  };
  return { headers, body: Buffer.from(parts.flatMap(({ texts }) => texts).join('\n')) };
}

/**
 * For programs: signed with the time, so that a receiver can reject forged and replayed requests.
 */
function signed({ id, language, lines, linkTo, stop, now }: WebhookMessage, secret: string): WebhookRequest {
  const events = lines.flatMap((line) => {
    const text = publicText(language, line);
    const { kind, table, game, names } = line;
    return text === null ? [] : [{ kind, table, game, names, text, link: linkTo(table) }];
  });
  const { headers, body } = json({ id, language, events, stop });
  return { headers: { ...headers, 'X-Sobremesa-Signature': signatureOf(body, secret, now) }, body };
}

function signatureOf(body: Buffer, secret: string, now: number): string {
  const at = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  return `t=${at},v1=${signature}`;
}

function json(value: object): WebhookRequest {
  return { headers: { 'Content-Type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}
