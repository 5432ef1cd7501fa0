import { createTransport } from 'nodemailer';
import type { Outcome, Sender } from './sender.ts';
import { toldIn, wordsIn } from './words.ts';

/** How long a mail server may take for each step. In milliseconds. */
const WITHIN = 15_000;

interface MailSenderParts {
  server: string;
  from: string;
  /** Where the server is found, without a slash at its end. */
  address: string;
  /** What stands at the end of the links by which a channel is confirmed, and given up. */
  confirmToken: (channel: string) => string;
  stopToken: (channel: string) => string;
}

/** Writes e-mails. */
export function mailSender({ server, from, address, confirmToken, stopToken }: MailSenderParts): Sender {
  const transport = createTransport({
    url: server,
    connectionTimeout: WITHIN,
    greetingTimeout: WITHIN,
    socketTimeout: WITHIN,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const place = new URL(address).host;
  return async ({ id, channel, target, message }) => {
    const { address: to } = JSON.parse(target) as { address: string };
    const { mail } = wordsIn(channel.language);
    const stop = `${address}/notices/stop/${stopToken(channel.id)}`;
    const parts: MailParts = { title: mail.confirm.subject, lines: [mail.confirm.text(place)], link: null, notes: [] };
    if (message.kind === 'confirm') {
      parts.link = { text: mail.confirm.link, href: `${address}/notices/confirm/${confirmToken(channel.id)}` };
      parts.notes = [{ text: mail.confirm.ignore, href: null }];
    } else {
      Object.assign(parts, toldIn(channel.language, message.lines));
      const [table, ...others] = new Set(message.lines.map((line) => line.table));
      parts.link =
        table === undefined || others.length > 0
          ? { text: mail.toTables, href: `${address}/` }
          : { text: mail.toTable, href: `${address}/t/${table}` };
      parts.notes = [
        { text: mail.why(place), href: null },
        { text: mail.stop, href: stop },
      ];
    }
    const sending = transport.sendMail({
      from,
      to,
      subject: parts.title,
      text: textOf(parts),
      html: htmlOf(parts, channel.language),
      messageId: `<${id}@${place.replace(/:.*/, '')}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // One press in the mail program is enough (RFC 8058).
        ...(message.kind === 'confirm'
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
    return sending.then(() => 'done' as const, outcomeOfFailure);
  };
}

interface Linked {
  text: string;
  href: string | null;
}

interface MailParts {
  title: string;
  lines: string[];
  link: Linked | null;
  notes: Linked[];
}

/** What was refused for good is not tried again; nor is what may have arrived. */
function outcomeOfFailure(error: unknown): Outcome {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : { after: 0 };
  return command === 'DATA' ? 'done' : { after: 0 };
}

const shown = ({ text, href }: Linked): string => (href === null ? text : `${text}: ${href}`);

function textOf({ lines, link, notes }: MailParts): string {
  return [...lines, '', ...(link === null ? [] : [shown(link), '']), '--', ...notes.map(shown), ''].join('\n');
}

function htmlOf({ title, lines, link, notes }: MailParts, language: string): string {
  const linked = ({ text, href }: Linked) => (href === null ? escaped(text) : `<a href="${escaped(href)}">${escaped(text)}</a>`);
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<body style="font:17px/1.5 sans-serif;color:#2a2320;max-width:34em;margin:2em auto;padding:0 1em">',
    `<h1 style="font-size:1.3em">${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(link === null ? [] : [`<p><strong>${linked(link)}</strong></p>`]),
    '<hr>',
    ...notes.map((note) => `<p style="font-size:.85em">${linked(note)}</p>`),
    '</body></html>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
