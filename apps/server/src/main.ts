import { localAddress, readConfig } from './config.ts';
import { startApp, type App } from './app.ts';
import { readPage } from './http/page.ts';
import { createLog, type Logger } from './log.ts';
import { DatabaseDamagedError, DatabaseInUseError, DatabaseUnreachableError, StorageUnavailableError } from './storage/index.ts';

/** Timeout of a graceful shutdown, in milliseconds. */
const STOP_WITHIN = 8000;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  surviveMistakes(log);
  parseSourceMap();
  const app = await startApp(config, log);
  stopOnSignal(app, log);
  // The build sets this to `production`.
  log.info(
    { port: app.port, ...(app.nodeId === null ? {} : { node: app.nodeId }), mode: process.env.NODE_ENV ?? 'development' },
    'listening',
  );
  if ((await readPage(config.webDir)) === null) log.warn({ webDir: config.webDir }, 'the web page has not been built');
  const address = config.publicUrl?.href ?? localAddress(config.host, app.port);
  const lines = [`Sobremesa is ready: ${address}`];
  if (app.adminCode !== null) {
    lines.push(`Administration: ${address.replace(/\/$/, '')}/admin, code ${app.adminCode} (shown only once)`);
  }
  console.log(lines.join('\n'));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/**
 * Reads a stack, so that Node parses the source map of 3 MB before any client connects. Otherwise
 * the first client that disconnects during a write triggers it (engine.io reads the stack of the
 * error), and all others wait for 160 ms or more.
 */
function parseSourceMap(): void {
  void new Error('Read for its stack.').stack;
}

/** The error in one line, for the person who starts the server. */
function explain(error: unknown): string {
  const { code, port, address, message } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const why = () => {
    if (error instanceof DatabaseInUseError) return `${message}. Stop that one, or set DATA_DIR to another folder.`;
    if (error instanceof DatabaseDamagedError) return `${message}. Restore a backup; see "Backups" in docs/hosting.md.`;
    if (error instanceof DatabaseUnreachableError)
      return `${message}. DATABASE_URL must name a PostgreSQL database that answers.`;
    if (error instanceof StorageUnavailableError) return `${message}. DATA_DIR must be a folder in which ${account()} may write.`;
    if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another one.`;
    if (code === 'EACCES') return `port ${port} is not permitted. Set PORT to another one.`;
    if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`;
    return message;
  };
  return `Sobremesa cannot start: ${why()}`.replaceAll('\n', ' ');
}

/** The account that runs the server. In a container it often differs from the folder's owner. */
function account(): string {
  const user = process.getuid?.();
  return user === undefined ? 'the server' : `user ${user}`;
}

/** Stops the server gracefully on the first signal, and at once on the second one. */
function stopOnSignal(app: App, log: Logger): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('shutdown timed out');
      process.exit(1);
    }, STOP_WITHIN).unref();
    app.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Logs unhandled rejections instead of exiting. A rejection fails one operation and must not end
 * all matches.
 */
function surviveMistakes(log: Logger): void {
  let rejections = 0;
  process.on('unhandledRejection', (err) => {
    rejections += 1;
    log.error({ err, rejections }, 'unhandled rejection');
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });
}
