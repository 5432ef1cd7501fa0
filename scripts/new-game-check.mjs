// `npm run new-game:check`: writes a new game in a copy of the working tree, checks it, and plays
// it to its end in Chromium. `--short` leaves out the gate's other checks than types, and the tests
// of every game.
import { rmSync } from 'node:fs';
import { chromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { check, main, StepFailed } from './lib/run.mjs';
import { copyTree } from './new-game/copy.mjs';
import { playInBrowser } from './new-game/play.mjs';

/** @import { Command } from './lib/run.mjs' */

const NAME = 'vitrina';
const isShort = process.argv.includes('--short');
const folders = [`packages/games/src/${NAME}`, `apps/web/src/games/${NAME}`];

/**
 * Tests that play or read every game. They name the game in their title, and only its own cases
 * run.
 */
const general = [
  'packages/engine/src/{judge,definition,playout}.test',
  'packages/match/src/{match,undo}.test',
  'packages/bots/src/{answer,arena/match}.test',
  'apps/server/src/bots/{pool,position}.test',
  'apps/server/src/notifications/secrecy.test',
  'apps/server/test/tables/same.test',
  'apps/web/src/{about/AboutPage,i18n/catalogues,learn/lessons,local/host/match,shelf/covers/covers}.test',
  'apps/web/test/',
].flatMap(braces);

await main(async () => {
  await install();
  const program = await chromium();
  const copy = await timed('Copying the working tree', copyTree);
  try {
    await checked('npm run new-game', ['node', 'scripts/new-game.mjs', NAME]);
    // Two chains for two cores, with the longest steps in different chains. Both end before the
    // copy is removed, even if one fails.
    const chains = await Promise.allSettled([
      (async () => {
        await checked('Types', ['node', 'node_modules/typescript/bin/tsc', '-b']);
        await checked('Its own tests', vitest(['--project=games', '--project=web', ...folders]));
        if (!isShort) await checked('Tests of every game', vitest(['-t', `\\b${NAME}\\b`, ...general]));
      })(),
      (async () => {
        await checked('Building', ['node', 'scripts/build.mjs']);
        if (isShort) return;
        await checked('Lint', ['node', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...folders]);
        await checked('Format', ['node', 'node_modules/oxfmt/bin/oxfmt', '--check', ...folders, ...lists()]);
        await checked('Imports', ['node', 'scripts/imports.mjs', '--check']);
        await checked('Dead code', ['node', 'node_modules/knip/bin/knip.js']);
      })(),
    ]);
    for (const chain of chains) if (chain.status === 'rejected') throw chain.reason;
    const problems = await timed('A match in Chromium', () => playInBrowser({ program, copy, game: NAME }));
    for (const problem of problems) console.log(problem);
    if (problems.length > 0) throw new StepFailed('A match in Chromium');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }

  /**
   * @param {string} title
   * @param {Command} command
   */
  function checked(title, command) {
    return check(title, command, { cwd: copy });
  }
});

/**
 * @param {readonly string[]} args
 * @returns {Command}
 */
function vitest(args) {
  return ['node', 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args];
}

function lists() {
  return folders.map((folder) => folder.replace(NAME, 'index.ts'));
}

/**
 * Expands a pattern such as `a/{b,c}/` to its paths.
 * @param {string} pattern
 */
function braces(pattern) {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined ? [pattern] : choices.split(',').map((choice) => `${before}${choice}${after}`);
}

/**
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 */
async function timed(title, work) {
  const started = performance.now();
  const result = await work();
  console.log(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
