import { createTransport, type SendMailOptions } from 'nodemailer';
import { FailureLog } from '../failureLog.ts';
import type { Log } from '../log.ts';
import type { Outcome, Sender } from './sender.ts';
import { toldIn, wordsIn } from './words.ts';

/** The deadline of a mail, from the connection to the server's last answer. In milliseconds. */
const WITHIN = 30_000;

interface MailSenderParts {
  server: string;
  from: string;
  /** Where the server is found, without a slash at its end. */
  address: string;
  /** What stands at the end of the links by which a channel is confirmed, and given up. */
  confirmToken: (channel: string) => string;
  stopToken: (channel: string) => string;
  log: Log;
  /** The deadline of each mail, in milliseconds. */
  within?: number;
}

/** A mail that can be aborted; the library's types do not have it yet. */
type Mail = SendMailOptions & { signal: AbortSignal };

/** Sends e-mails. */
export function mailSender({ server, from, address, confirmToken, stopToken, log, within = WITHIN }: MailSenderParts): Sender {
  const place = new URL(address).host;
  const failures = new FailureLog(
    log,
    'cannot send e-mails; each is tried again for a day; look at the mail server, SMTP_URL and MAIL_FROM',
    'can send e-mails again',
  );
  const about = { server: new URL(server).host };
  return async ({ id, channel, target, message, signal }) => {
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
    const { outcome, reason } = await send(server, within, signal, {
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
    if (reason !== null) failures.failed({ ...about, reason });
    else if (outcome === 'done') failures.succeeded(about);
    return outcome;
  };
}

/** What became of a mail. `reason`: why the mail server fails, without addresses; null if it does not. */
interface Sent {
  outcome: Outcome;
  reason: string | null;
}

/** Sends a mail on a connection of its own, which is closed at the deadline or when the signal aborts. */
async function send(server: string, within: number, signal: AbortSignal, mail: SendMailOptions): Promise<Sent> {
  const transport = createTransport({
    url: server,
    connectionTimeout: within,
    greetingTimeout: within,
    dnsTimeout: within,
    socketTimeout: within,
    // Nothing is left to say to a server whose connection is closed.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let isHandedOver = false;
  transport.use('stream', (prepared, done) => {
    // The last stage of the mail: it ends once the server has asked for the mail and all of it was written.
    prepared.message.processFunc((source) => source.once('end', () => (isHandedOver = true)));
    done();
  });
  // A deadline for each step would not do: a server that answers a little at a time meets all of them.
  const ending = new AbortController();
  const abort = () => ending.abort();
  const deadline = setTimeout(abort, within);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const abortable: Mail = { ...mail, signal: ending.signal };
  try {
    await transport.sendMail(abortable);
    return { outcome: 'done', reason: null };
  } catch (error) {
    const outcome = outcomeOfFailure(error, isHandedOver);
    const isServers = typeof outcome === 'object' && !signal.aborted;
    return { outcome, reason: !isServers ? null : ending.signal.aborted ? 'no answer in time' : reasonOf(error) };
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
  }
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

/** A mail or its address that was refused for good is not tried again, unlike a login or a sender, which the settings may be wrong about; nor is one that the server had whole, which it may have taken. */
function outcomeOfFailure(error: unknown, isHandedOver: boolean): Outcome {
  const { responseCode, command } = error as SmtpError;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (responseCode !== undefined) return responseCode >= 500 && isAboutMail ? 'refused' : { after: 0 };
  return isHandedOver ? 'done' : { after: 0 };
}

/** What the library says of a failure. */
interface SmtpError {
  message: string;
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Never the server's own words, which may hold addresses. */
function reasonOf(error: unknown): string {
  const { code: kind, message, responseCode, command } = error as SmtpError;
  const [, code = kind] = /^(?:connect|read|write|getaddrinfo) (E[A-Z]+)/.exec(message) ?? [];
  return [code, responseCode, command].filter((part) => part !== undefined).join(' ');
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
