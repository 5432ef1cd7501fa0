// `npm run gate`: all checks of the code before its tests. Stops at the first failure.
import { installPackages } from './lib/install.mjs';
import { check, main } from './lib/run.mjs';

/** @import { Command } from './lib/run.mjs' */

/**
 * @param {readonly string[]} args of `npm run`
 * @returns {Command}
 */
const npm = (...args) => ['npm', 'run', '--silent', ...args];
const tests = ['test:unit', '--', '--project'];

await main(async () => {
  await installPackages();
  // Two chains for two cores.
  await Promise.all([
    (async () => {
      await check('Types', npm('typecheck'));
      await check('Imports', npm('imports', '--', '--check'));
      await check('Lint', npm('lint'));
      await check('Dead code', npm('deadcode'));
      await check('Languages', npm('language', '--', 'check'));
    })(),
    (async () => {
      await check('Format', npm('format:check'));
      await check('Spelling', npm('spelling'));
      await check('Messages', npm(...tests, 'web-node', 'catalogues', 'messages'));
      await check('Boundaries, lockfile, documents, comments', npm(...tests, 'repository'));
    })(),
  ]);
});
