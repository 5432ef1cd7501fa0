import { createHmac } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { HookKind } from '@sobremesa/protocol';
import { wordsIn, type PublicLine } from './words.ts';

/** Where a table tells what happens there: what is sealed of a channel of this kind. */
export interface HookTarget {
  kind: HookKind;
  address: string;
  /** With which what a program gets is signed. */
  secret: string;
}

/** What is to be told there. */
export interface HookMessage {
  /** The same however often it is tried. */
  id: string;
  language: string;
  lines: readonly PublicLine[];
  /** Where a table is found. */
  linkTo: (table: string) => string;
  /** Where the channel is turned off. */
  stop: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Post {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** So that a name is shown as it is, and does nothing. */
type Escape = (text: string) => string;

const asIs: Escape = (text) => text;

/** Nobody is called by a name with an @ in it: what follows that is not seen, and belongs to no name. */
const callingNobody: Escape = (text) => text.replaceAll('@', '@\u2060');

const inMarkdown: Escape = (text) => callingNobody(text).replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

const inHtml: Escape = (text) => htmlText(callingNobody(text));

function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What goes to a channel, in the form that is understood there; null when there is nothing that it may know. */
export function hookPost({ kind, secret }: HookTarget, message: HookMessage): Post | null {
  if (message.lines.every((line) => publicText(message.language, line) === null)) return null;
  switch (kind) {
    case 'discord':
      // Nobody is pinged, and the link is not unfolded.
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
      return json({ text: textOf(message, callingNobody, (label) => `${label}: ${message.stop}`), html: htmlOf(message) });
    case 'ntfy':
      return ntfy(message);
    case 'json':
      return signed(message, secret);
  }
}

/** What is said of this to all who read along elsewhere; null for what is none of their business. */
export function publicText(language: string, { kind, game, names }: PublicLine, escape: Escape = asIs): string | null {
  const words = wordsIn(language);
  return words.public(kind, words.games[game] ?? game, names.map(escape));
}

/** Lines that follow each other about the same table, with the way to it. */
function partsOf({ language, lines, linkTo }: HookMessage, escape: Escape): { texts: string[]; link: string }[] {
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

/** @param stopOf the last line: how the channel is turned off */
function textOf(message: HookMessage, escape: Escape, stopOf: (label: string) => string): string {
  const parts = partsOf(message, escape).map(({ texts, link }) => [...texts, link].join('\n'));
  return `${parts.join('\n\n')}\n${stopOf(stopLabel(message))}`;
}

function htmlOf(message: HookMessage): string {
  const parts = partsOf(message, inHtml).map(({ texts, link }) =>
    [...texts, `<a href="${link}">${htmlText(link)}</a>`].join('<br>'),
  );
  return `${parts.join('<br><br>')}<br><small><a href="${message.stop}">${stopLabel(message)}</a></small>`;
}

const stopLabel = ({ language }: HookMessage): string => wordsIn(language).hook.stop;

function ntfy(message: HookMessage): Post {
  const parts = partsOf(message, asIs);
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    Title: 'Sobremesa',
    Click: parts.at(-1)?.link,
    Actions: `view, ${stopLabel(message)}, ${message.stop}`,
  };
  return { headers, body: Buffer.from(parts.flatMap(({ texts }) => texts).join('\n')) };
}

/** For programs: with the moment, and the proof that it comes from here and is not an old one once more. */
function signed({ id, language, lines, linkTo, stop, now }: HookMessage, secret: string): Post {
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
  const proof = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  return `t=${at},v1=${proof}`;
}

function json(value: object): Post {
  return { headers: { 'Content-Type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}
