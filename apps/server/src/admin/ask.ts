import { request } from 'node:http';
import type { LocalDoor } from './local.ts';

/** Texts for refusals, for the operator. Other codes explain themselves. */
const whys: Readonly<Record<string, string>> = {
  badRequest: 'the server does not accept the arguments',
  unknownTable: 'there is no such table',
  unknownGroup: 'there is no such group',
  unknownSeat: 'the table has no such seat',
  notSeated: 'nobody sits there',
  notRunning: 'no match is running there',
  notFinished: 'a match is running there; end it with "end"',
  noAddress: 'that is not an IP address',
  ownAddress: 'you cannot block this machine',
  notBlocked: 'that address is not blocked',
  unauthorized: 'the server has been restarted; try again',
  notOffered: 'this server sends no e-mails; set SMTP_URL, MAIL_FROM and PUBLIC_URL',
};

/**
 * Sends a request to the server on this machine, under its public host name, the only one that the
 * server accepts.
 *
 * @throws Error with a line for the operator
 */
export async function ask<T>(door: LocalDoor, method: string, path: string, body?: object): Promise<T> {
  const { status, text } = await send(door, method, `/admin/api${path}`, body);
  if (status < 300) return (text === '' ? undefined : JSON.parse(text)) as T;
  const code = codeIn(text);
  throw new Error(whys[code] ?? (code === '' ? `the server answered ${status}` : code));
}

function send({ address, host, token }: LocalDoor, method: string, path: string, body?: object) {
  const headers = { Host: host, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asking = request(address + path, { method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    asking.on('error', (cause) => reject(new Error(`no server answers at ${address}`, { cause })));
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function codeIn(text: string): string {
  try {
    return (JSON.parse(text) as { error?: { code?: string } }).error?.code ?? '';
  } catch {
    return '';
  }
}
