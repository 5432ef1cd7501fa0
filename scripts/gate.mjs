// `npm run gate`: everything that must be true of the code before it is tested. Stops at the first
// thing that is not.
import { install } from './lib/install.mjs';
import { main, step } from './lib/run.mjs';

await main(async () => {
  await install();
  await step('Types', ['npm', 'run', 'typecheck', '--silent']);
  await step('Imports', ['npm', 'run', 'imports', '--silent', '--', '--check']);
  await step('Lint', ['npm', 'run', 'lint', '--silent']);
  await step('Format', ['npm', 'run', 'format:check', '--silent']);
  await step('Spelling', ['npm', 'run', 'spelling', '--silent']);
  await step('Dead code', ['npm', 'run', 'deadcode', '--silent']);
  await step('Messages', ['npm', 'run', 'test:unit', '--silent', '--', '--project', 'web-node', 'catalogues', 'messages']);
  await step('Languages', ['npm', 'run', 'language', '--silent', '--', 'check']);
  await step('Boundaries, lockfile, documents, comments', [
    'npm',
    'run',
    'test:unit',
    '--silent',
    '--',
    '--project',
    'repository',
  ]);
});
