import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A command as an array: the program and its arguments. A program named `npm` or `node` is the one
 * that runs this script.
 */
/** @typedef {readonly [string, ...string[]]} Command */

/**
 * Where a command runs: by default in the project's folder. `env` is added to this process's
 * environment.
 *
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} Place
 */

/**
 * Runs a command in the project's folder, with its output on this terminal.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export async function run(command, env) {
  return (await spawned(command, { env, output: 'inherit' })).code;
}

/**
 * Runs a command silently, with one line of output at its start and one at its end. If it fails,
 * prints its whole output and throws `StepFailed`.
 * @param {string} title
 * @param {Command} command
 * @param {Place} [place]
 */
export async function step(title, command, place) {
  console.log(`${title} …`);
  await check(title, command, place);
}

/**
 * Like `step`, with one line of output at the end only.
 * @param {string} title
 * @param {Command} command
 * @param {Place} [place]
 */
export async function check(title, command, place) {
  const started = performance.now();
  const { code, output } = await outputOf(command, place);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(code === 0 ? `${title}: ${seconds} s\n` : `${title}: failed\n${output}`);
  if (code !== 0) throw new StepFailed(title);
}

/**
 * Whether a command succeeds; its output is dropped.
 * @param {Command} command
 */
export async function succeeds(command) {
  return (await outputOf(command)).code === 0;
}

/**
 * Runs a command and collects its output and its exit code.
 * @param {Command} command
 * @param {Place} [place]
 */
function outputOf(command, place) {
  return spawned(command, { ...place, output: 'pipe' });
}

/** A step failed, and its output was already printed. */
export class StepFailed extends Error {}

/**
 * Runs the work of a script. After a failed step, prints the step's name and exits with 1. Other
 * errors are bugs, and are printed in full.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`Stopped at: ${error.message}`);
    process.exit(1);
  }
}

/**
 * @param {Command} command
 * @param {{ env?: NodeJS.ProcessEnv | undefined, cwd?: string, output: 'inherit' | 'pipe' }}
 *   options
 * @returns {Promise<{ code: number, output: string }>}
 */
function spawned(command, { env, cwd = root, output }) {
  const { program, args, shell } = resolved(command);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${text}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
}

/** @param {Command} command */
function resolved([program, ...args]) {
  if (program === 'node') return { program: process.execPath, args, shell: false };
  if (program !== 'npm') return { program, args, shell: false };
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('npm-cli.js')) return { program: process.execPath, args: [cli, ...args], shell: false };
  // On Windows npm is a batch file, which only a shell can start.
  return { program: 'npm', args, shell: process.platform === 'win32' };
}
