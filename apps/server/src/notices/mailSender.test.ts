import type { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { RawReceiver, repeat } from '../../test/support/rawReceiver.ts';
import { mailSender } from './mailSender.ts';
import type { Letter, Outcome } from './sender.ts';

const DEADLINE = 400;

const letter = (signal = new AbortController().signal): Letter => ({
  id: 'letter',
  channel: {
    id: 'channel',
    kind: 'mail',
    person: 'ana',
    table: null,
    mark: new Uint8Array(32),
    sealed: new Uint8Array(32),
    language: 'en',
    confirmed: false,
    createdAt: 0,
  },
  target: JSON.stringify({ address: 'ana@example.org' }),
  message: { kind: 'confirm' },
  now: 0,
  signal,
});

/** A mail server that answers each command with this, and behaves as it likes where there is no answer. */
function talking(answers: Readonly<Record<string, string | ((socket: Socket) => void)>>) {
  return (socket: Socket) => {
    let isData = false;
    const act = (command: string) => {
      const answer = answers[command] ?? '250 ok\r\n';
      if (typeof answer === 'string') socket.write(answer);
      else answer(socket);
    };
    act('greeting');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          act('dot');
        } else if (line !== '') {
          const [command = ''] = line.split(/[ :]/);
          isData = command === 'DATA' && typeof (answers['DATA'] ?? '') === 'string';
          act(command);
        }
      }
    });
  };
}

const usual = { greeting: '220 mail\r\n', DATA: '354 go on\r\n' };
const silence = () => undefined;

function send(port: number, parts: { within?: number; signal?: AbortSignal } = {}): Promise<Outcome | 'hanging'> {
  const { within = DEADLINE, signal } = parts;
  const sender = mailSender({
    server: `smtp://127.0.0.1:${port}`,
    from: 'mesa@mesa.example',
    address: 'https://mesa.example',
    confirmToken: () => 'token',
    stopToken: () => 'token',
    within,
  });
  const hanging = new Promise<'hanging'>((resolve) => setTimeout(resolve, 5 * DEADLINE, 'hanging'));
  return Promise.race([sender(letter(signal)), hanging]);
}

const later = { after: 0 };

it.each<[string, Parameters<typeof talking>[0], Outcome]>([
  ['takes the mail', usual, 'done'],
  ['never greets', { greeting: silence }, later],
  ['greets byte by byte', { greeting: (socket) => repeat(socket, '2', 20) }, later],
  ['greets without end', { greeting: (socket) => repeat(socket, '220-hello\r\n', 20) }, later],
  ['stalls after a command', { ...usual, RCPT: silence }, later],
  ['goes on answering a command', { ...usual, MAIL: (socket) => repeat(socket, '250-more\r\n', 20) }, later],
  ['never asks for the mail', { ...usual, DATA: silence }, later],
  ['never says whether it has the mail', { ...usual, dot: silence }, 'done'],
  ['is cut off with the mail on its way', { ...usual, dot: (socket) => socket.resetAndDestroy() }, 'done'],
  ['is cut off before', { ...usual, RCPT: (socket) => socket.resetAndDestroy() }, later],
  ['refuses the mail for now', { ...usual, dot: '451 busy\r\n' }, later],
  ['refuses the mail for good', { ...usual, dot: '554 spam\r\n' }, 'refused'],
])('a mail server that %s', async (_name, answers, expected) => {
  await using server = await RawReceiver.start(talking(answers));
  expect(await send(server.port)).toEqual(expected);
  await vi.waitFor(() => expect(server.open).toBe(0));
});

it('is aborted with the server', async () => {
  await using server = await RawReceiver.start(talking({ ...usual, RCPT: silence }));
  const stopping = new AbortController();
  const sending = send(server.port, { within: 60_000, signal: stopping.signal });
  await vi.waitFor(() => expect(server.open).toBe(1));
  stopping.abort();
  expect(await sending).toEqual(later);
  await vi.waitFor(() => expect(server.open).toBe(0));
  expect(await send(server.port, { signal: stopping.signal })).toEqual(later);
});
