import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { quietLog } from '../../test/harness.ts';
import { RawReceiver, repeat } from '../../test/support/rawReceiver.ts';
import { mailSender } from './mailSender.ts';
import type { OutgoingMessage, Outcome } from './sender.ts';

const DEADLINE = 400;

const outgoing = (signal = new AbortController().signal): OutgoingMessage => ({
  id: 'outgoing',
  channel: {
    id: 'channel',
    kind: 'mail',
    person: 'ana',
    table: null,
    device: null,
    address: null,
    mark: new Uint8Array(32),
    sealed: new Uint8Array(32),
    language: 'en',
    confirmed: false,
    createdAt: 0,
  },
  target: JSON.stringify({ address: 'ana@example.org' }),
  content: { kind: 'confirm' },
  now: 0,
  signal,
});

/** A mail server that replies to each command with a text, or acts on the socket. */
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

function send(port: number, parts: { deadline?: number; signal?: AbortSignal } = {}): Promise<Outcome | 'hanging'> {
  const { deadline = DEADLINE, signal } = parts;
  const sender = mailSender({
    server: `smtp://127.0.0.1:${port}`,
    from: 'mesa@mesa.example',
    address: 'https://mesa.example',
    confirmToken: () => 'token',
    stopToken: () => 'token',
    log: quietLog(),
    deadline,
  });
  const hanging = new Promise<'hanging'>((resolve) => setTimeout(resolve, 5 * DEADLINE, 'hanging'));
  return Promise.race([sender(outgoing(signal)), hanging]);
}

const later = { after: 0, reason: expect.any(String) as string };
const noReply = { after: 0, reason: 'no reply before the deadline' };

it.each<[string, Parameters<typeof talking>[0], Outcome]>([
  ['accepts the mail', usual, 'done'],
  ['never greets', { greeting: silence }, noReply],
  ['greets byte by byte', { greeting: (socket) => repeat(socket, '2', 20) }, later],
  ['greets without end', { greeting: (socket) => repeat(socket, '220-hello\r\n', 20) }, later],
  ['stalls after a command', { ...usual, RCPT: silence }, later],
  ['answers a command without end', { ...usual, MAIL: (socket) => repeat(socket, '250-more\r\n', 20) }, later],
  ['never requests the mail', { ...usual, DATA: silence }, later],
  ['never confirms the mail', { ...usual, dot: silence }, 'done'],
  ['disconnects after the mail was sent', { ...usual, dot: (socket) => socket.resetAndDestroy() }, 'done'],
  ['disconnects before the mail', { ...usual, RCPT: (socket) => socket.resetAndDestroy() }, later],
  ['refuses the mail for now', { ...usual, dot: '451 busy\r\n' }, later],
  ['refuses the mail for good', { ...usual, dot: '554 spam\r\n' }, 'refused'],
  ['does not know the mailbox', { ...usual, RCPT: '550 no such user\r\n' }, 'refused'],
  ['refuses the sender', { ...usual, MAIL: '550 not you\r\n' }, { after: 0, reason: 'EENVELOPE 550 MAIL FROM' }],
])('a mail server that %s', async (_name, answers, expected) => {
  await using server = await RawReceiver.start(talking(answers));
  expect(await send(server.port)).toEqual(expected);
  await vi.waitFor(() => expect(server.open).toBe(0));
});

it('is aborted when the server stops', async () => {
  await using server = await RawReceiver.start(talking({ ...usual, RCPT: silence }));
  const stopping = new AbortController();
  const sending = send(server.port, { deadline: 60_000, signal: stopping.signal });
  await vi.waitFor(() => expect(server.open).toBe(1));
  stopping.abort();
  expect(await sending).toEqual({ after: 0 });
  await vi.waitFor(() => expect(server.open).toBe(0));
  expect(await send(server.port, { signal: stopping.signal })).toEqual({ after: 0 });
});

describe('a mail server that fails', () => {
  /** The log of one sender whose server behaves differently each time. */
  async function logged(...turns: Parameters<typeof talking>[0][]) {
    const lines: object[] = [];
    const log = { ...quietLog(), info: add('info'), warn: add('warn') };
    function add(level: string) {
      return (about: object, message: string) => void lines.push({ level, ...about, message });
    }
    let answers = {};
    await using server = await RawReceiver.start((socket) => talking(answers)(socket));
    const sender = mailSender({
      server: `smtp://user:secret@127.0.0.1:${server.port}`,
      from: 'mesa@mesa.example',
      address: 'https://mesa.example',
      confirmToken: () => 'token',
      stopToken: () => 'token',
      log,
      deadline: DEADLINE,
    });
    for (answers of turns) await sender(outgoing());
    for (const secret of ['secret', 'ana@example.org']) expect(JSON.stringify(lines)).not.toContain(secret);
    return { lines, server: `127.0.0.1:${server.port}` };
  }

  const letIn = { ...usual, EHLO: '250-mail\r\n250 AUTH PLAIN\r\n', AUTH: '235 in\r\n' };

  it.each<[string, Parameters<typeof talking>[0], string]>([
    ['closes the connection', { greeting: (socket) => socket.resetAndDestroy() }, 'ECONNRESET CONN'],
    ['does not answer', { greeting: silence }, 'no reply before the deadline'],
    ['rejects the password', { ...letIn, AUTH: '535 wrong for ana@example.org\r\n' }, 'EAUTH 535 AUTH PLAIN'],
    ['rejects the sender', { ...letIn, MAIL: '553 not you\r\n' }, 'EENVELOPE 553 MAIL FROM'],
    ['accepts no mail', { ...letIn, dot: '451 disk full\r\n' }, 'EMESSAGE 451 DATA'],
  ])('that %s is logged when the failure begins and when it ends', async (_name, answers, reason) => {
    const { lines, server } = await logged(answers, answers, letIn, letIn, answers);
    const begins = {
      level: 'warn',
      server,
      reason,
      message: expect.stringMatching(/^cannot send e-mails, .*SMTP_URL/) as string,
    };
    expect(lines).toEqual([begins, { level: 'info', server, message: 'e-mails are sent again' }, begins]);
  });

  it("is not a server without the recipient's mailbox", async () => {
    expect((await logged({ ...letIn, RCPT: '550 no such user\r\n' }, letIn)).lines).toEqual([]);
  });
});
