import type { NotificationLanguage } from '@sobremesa/protocol';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { FailureLog } from '../failureLog.ts';
import type { Log } from '../log.ts';
import { composed, textsIn } from './messages/index.ts';
import type { Outcome, Sender } from './sender.ts';

/** The deadline of a mail, from the connection to the server's last reply. In milliseconds. */
const DEADLINE = 30_000;

interface MailSenderParts {
  server: string;
  from: string;
  /** The server's public address, without a trailing slash. */
  address: string;
  /** The signed tokens with which a channel is confirmed and removed. */
  confirmToken: (channel: string) => string;
  stopToken: (channel: string) => string;
  log: Log;
  /** The deadline of each mail, in milliseconds. */
  deadline?: number;
}

/** A mail that can be aborted. The types of nodemailer lack the signal. */
type Mail = SendMailOptions & { signal: AbortSignal };

/** Sends e-mails. */
export function mailSender({
  server,
  from,
  address,
  confirmToken,
  stopToken,
  log,
  deadline = DEADLINE,
}: MailSenderParts): Sender {
  const place = new URL(address).host;
  const failures = new FailureLog(
    log,
    'cannot send e-mails, retrying each for a day: check the mail server, SMTP_URL and MAIL_FROM',
    'e-mails are sent again',
  );
  const about = { server: new URL(server).host };
  return async ({ id, channel, target, content, signal }) => {
    const { address: to } = JSON.parse(target) as { address: string };
    const { mail } = textsIn(channel.language);
    const stop = `${address}/notices/stop/${stopToken(channel.id)}`;
    const parts: MailParts = { title: mail.confirm.subject, lines: [mail.confirm.text(place)], link: null, notes: [] };
    if (content.kind === 'confirm') {
      parts.link = { text: mail.confirm.link, href: `${address}/notices/confirm/${confirmToken(channel.id)}` };
      parts.notes = [{ text: mail.confirm.ignore, href: null }];
    } else if (content.kind === 'code') {
      parts.title = mail.code.subject(place);
      parts.lines = [mail.code.text(content.name, place), `${content.code.slice(0, 4)}-${content.code.slice(4)}`];
      parts.notes = [{ text: mail.code.ignore, href: null }];
    } else {
      Object.assign(parts, composed(channel.language, content.lines));
      const [table, ...others] = new Set(content.lines.map((line) => line.table));
      parts.link =
        table === undefined || others.length > 0
          ? { text: mail.toTables, href: `${address}/` }
          : { text: mail.toTable, href: `${address}/t/${table}${content.token === null ? '' : `#seat=${content.token}`}` };
      parts.notes = [
        { text: mail.why(place), href: null },
        { text: mail.stop, href: stop },
      ];
    }
    const { outcome, reason } = await send(server, deadline, signal, {
      from,
      to,
      subject: parts.title,
      text: textOf(parts),
      html: htmlOf(parts, channel.language),
      messageId: `<${id}@${place.replace(/:.*/, '')}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // One-click unsubscribe (RFC 8058).
        ...(content.kind !== 'notifications'
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
    if (typeof outcome === 'object' && reason !== null) failures.failed({ ...about, reason });
    else if (outcome === 'done') failures.succeeded(about);
    return typeof outcome === 'object' && reason !== null ? { ...outcome, reason } : outcome;
  };
}

/**
 * Sends a test mail to the operator. Resolves to the reason why the mail server did not accept it;
 * null if it did.
 */
export async function sendTestMail(
  { server, from, address }: Pick<MailSenderParts, 'server' | 'from' | 'address'>,
  to: string,
  language: NotificationLanguage,
): Promise<string | null> {
  const place = new URL(address).host;
  const { test } = textsIn(language).mail;
  const parts: MailParts = { title: test.subject(place), lines: [test.text(place)], link: null, notes: [] };
  const { reason } = await send(server, DEADLINE, new AbortController().signal, {
    from,
    to,
    subject: parts.title,
    text: textOf(parts),
    html: htmlOf(parts, language),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return reason;
}

/**
 * The outcome of a mail. `reason`: the failure of the mail server, without addresses; null if there
 * was none, or this server is stopping.
 */
interface Sent {
  outcome: Outcome;
  reason: string | null;
}

/** Sends a mail on its own connection, which closes at the deadline or when the signal aborts. */
async function send(server: string, deadline: number, signal: AbortSignal, mail: SendMailOptions): Promise<Sent> {
  // The deadline below covers them all. It comes first, so that the log gives one reason.
  const perStep = deadline + 1000;
  const transport = createTransport({
    url: server,
    connectionTimeout: perStep,
    greetingTimeout: perStep,
    dnsTimeout: perStep,
    socketTimeout: perStep,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let isHandedOver = false;
  transport.use('stream', (prepared, done) => {
    // The mail's last stage ends once the server has accepted DATA and the whole mail was written.
    prepared.message.processFunc((source) => source.once('end', () => (isHandedOver = true)));
    done();
  });
  // A server that replies byte by byte stays within the timeouts of all steps.
  const ending = new AbortController();
  const abort = () => ending.abort();
  const timer = setTimeout(abort, deadline);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const abortable: Mail = { ...mail, signal: ending.signal };
  try {
    await transport.sendMail(abortable);
    return { outcome: 'done', reason: null };
  } catch (error) {
    const outcome = outcomeOfFailure(error, isHandedOver);
    if (outcome === 'done' || signal.aborted) return { outcome, reason: null };
    return { outcome, reason: ending.signal.aborted ? 'no reply before the deadline' : reasonOf(error) };
  } finally {
    clearTimeout(timer);
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

/**
 * A mail or recipient that was refused for good is not retried. A refused login or sender is, since
 * the settings may be wrong. A mail that the server received whole is not: it may have been
 * accepted.
 */
function outcomeOfFailure(error: unknown, isHandedOver: boolean): Outcome {
  const { responseCode, command } = error as SmtpError;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (responseCode !== undefined) return responseCode >= 500 && isAboutMail ? 'refused' : { after: 0 };
  return isHandedOver ? 'done' : { after: 0 };
}

/** An error of nodemailer. */
interface SmtpError {
  message: string;
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Never the server's own text, which may contain addresses. */
function reasonOf(error: unknown): string {
  const { code: kind, message, responseCode, command } = error as SmtpError;
  const [, code = kind] = /^(?:connect|read|write|getaddrinfo) (E[A-Z]+)/.exec(message) ?? [];
  return [code, responseCode, command].filter((part) => part !== undefined).join(' ');
}

const plain = ({ text, href }: Linked): string => (href === null ? text : `${text}: ${href}`);

function textOf({ lines, link, notes }: MailParts): string {
  return [...lines, '', ...(link === null ? [] : [plain(link), '']), '--', ...notes.map(plain), ''].join('\n');
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
