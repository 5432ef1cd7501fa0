import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = new URL('../..', import.meta.url).pathname;

/** Builds the server as `npm run build` does. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: folder });
}

/** Builds another program in the same way. @param entry like `outfile` a path in this workspace */
export async function buildProgram(entry: string, outfile: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['build.mjs', entry, outfile], { cwd: folder });
}

/** A free port of the loopback device. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs one of the built programs beside the server to its end. */
export async function runProgram(
  name: 'healthcheck' | 'backup' | 'restore' | 'move-to-postgres' | 'admin',
  env: Record<string, string>,
  ...args: string[]
) {
  const child = spawn(process.execPath, [`dist/${name}.js`, ...args], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

/** The built server in its own process, which is killed after the test. */
export function runServer(env: Record<string, string>, program = 'dist/main.js') {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: folder,
    env: { ...inherited, HOST: '127.0.0.1', ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /^Sobremesa is ready: (\S+)$/m.exec(output.stdout)?.[1];
      if (url !== undefined) resolve(url);
    });
    void exited.then(() => reject(new Error(`the server did not start: ${output.stderr}`)));
  });
  // Some tests expect that it does not start.
  ready.catch(() => undefined);
  return {
    pid: child.pid,
    output,
    ready,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
