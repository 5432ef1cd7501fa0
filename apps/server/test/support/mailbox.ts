import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string[];
  /** By lower-case names. */
  headers: Map<string, string>;
  /** The decoded source. */
  source: string;
}

export interface Mailbox extends AsyncDisposable {
  readonly mails: readonly Mail[];
  /** For `SMTP_URL`. */
  readonly url: string;
}

/** A mail server that records its mails, and rejects mail to these addresses. */
export async function mailbox(refused: readonly string[] = []): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      done(refused.includes(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (chunk) => (source += String(chunk)));
      stream.on('end', () => {
        const [head = ''] = source.split('\r\n\r\n');
        const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n');
        const headers = new Map(lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 2)]));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), headers, source: readable(source) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Decodes quoted-printable. */
function readable(source: string): string {
  const bytes = source
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
