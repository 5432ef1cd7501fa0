// The walls between the parts are lint rules; here each of them is run into, in a copy of the project's layout.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './lib/run.mjs';

/** Imports that must be refused, by the file that holds them. */
const forbidden = {
  'packages/games/src/kit/planted.ts': [
    '@sobremesa/protocol',
    '@sobremesa/server',
    '@sobremesa/engine',
    '../../../protocol/src/index.ts',
    '../../../engine/src/index.ts',
    '../../../../apps/server/src/log.ts',
    'node:fs',
    'react',
  ],
  'packages/protocol/src/planted.ts': [
    '@sobremesa/games',
    '@sobremesa/client',
    '@sobremesa/web',
    '../../games/src/index.ts',
    '../../engine/src/index.ts',
    '../../../apps/web/src/main.tsx',
    'node:fs',
    'react',
  ],
  'packages/client/src/planted.ts': [
    '@sobremesa/games',
    '@sobremesa/server',
    '@sobremesa/web',
    '../../protocol/src/index.ts',
    '../../../apps/web/src/main.tsx',
    'node:fs',
    'react',
  ],
  'packages/games/src/prado/rules/planted.ts': [
    'boardgame.io',
    'boardgame.io/core',
    'immer',
    'node:fs',
    '@sobremesa/protocol',
    'react',
  ],
  'packages/games/src/prado/catalogue/planted.ts': [
    'boardgame.io',
    'immer',
    'node:fs',
    '@sobremesa/protocol',
    'react/jsx-runtime',
  ],
  'packages/engine/src/planted.ts': [
    '@sobremesa/games',
    '@sobremesa/games/prado',
    '@sobremesa/games/kit/testing',
    '@sobremesa/protocol',
    '@sobremesa/server',
    '../../games/src/kit/index.ts',
    '../../../apps/server/src/log.ts',
    'boardgame.io/core',
    'immer',
    'node:fs',
    'react',
  ],
  'packages/bots/src/planted.ts': [
    '@sobremesa/protocol',
    '@sobremesa/client',
    '@sobremesa/server',
    '@sobremesa/web',
    '../../engine/src/index.ts',
    '../../../apps/server/src/log.ts',
    'node:fs',
    'boardgame.io/ai',
    'react',
  ],
  'packages/engine/src/testing/planted.ts': ['@sobremesa/protocol', '@sobremesa/server', '../../../../apps/server/src/log.ts'],
  'apps/web/src/planted.ts': ['@sobremesa/server', '../../server/src/log.ts', 'node:fs', 'boardgame.io/server'],
  'apps/server/src/planted.ts': ['@sobremesa/web', '../../web/src/main.tsx', 'react', 'react/jsx-runtime'],
};
/** Imports that must pass, so that a rule which refuses everything is noticed. */
const allowed = {
  'packages/games/src/kit/fine.ts': ['boardgame.io/core', '../prado/rules/turn.ts'],
  'packages/games/src/prado/rules/fine.ts': ['../state.ts', '../../kit/index.ts'],
  'packages/engine/src/fine.ts': ['@sobremesa/games/kit', './flow.ts'],
  'packages/engine/src/fine.test.ts': ['@sobremesa/games', 'boardgame.io/core'],
  'packages/engine/src/testing/fine.ts': ['@sobremesa/games/kit', 'boardgame.io/internal'],
  'packages/bots/src/fine.ts': ['@sobremesa/engine', '@sobremesa/games/kit', '@sobremesa/games/prado'],
  'packages/bots/src/arena/fine.ts': ['boardgame.io/ai', 'node:util'],
  'packages/client/src/fine.ts': ['@sobremesa/protocol', 'socket.io-client', 'zustand/vanilla'],
  'apps/web/src/fine.ts': ['@sobremesa/client', '@sobremesa/games', '@sobremesa/protocol', 'react'],
  'apps/server/src/fine.ts': [
    '@sobremesa/games',
    '@sobremesa/engine',
    '@sobremesa/bots',
    '@sobremesa/protocol',
    'node:fs',
    'boardgame.io/core',
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'sobremesa-walls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const refused = lint();

/** @returns {Set<string>} `file: import` for every import that a wall refuses */
function lint() {
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imports] of Object.entries({ ...forbidden, ...allowed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = imports.map((name, i) => `import * as planted${i} from '${name}';\nconsole.log(planted${i});\n`);
    writeFileSync(join(folder, file), lines.join(''));
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  /** @type {{ diagnostics: { code: string, filename: string, labels: { span: { line: number } }[] }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  const walls = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
  return new Set(walls.map(({ filename, labels }) => `${filename}: ${importAt(filename, labels[0]?.span.line ?? 0)}`));
}

/**
 * @param {string} file
 * @param {number} line from 1
 */
function importAt(file, line) {
  const imports = Object.entries({ ...forbidden, ...allowed }).find(([name]) => name === file)?.[1] ?? [];
  // Each import takes two lines, of which it is the first.
  return imports[(line - 1) / 2];
}

/** @param {Record<string, string[]>} plan */
function cases(plan) {
  return Object.entries(plan).flatMap(([file, imports]) => imports.map((name) => [file, name]));
}

test.each(cases(forbidden))('%s may not import %s', (file, name) => {
  expect(refused).toContain(`${file}: ${name}`);
});

test.each(cases(allowed))('%s may import %s', (file, name) => {
  expect(refused).not.toContain(`${file}: ${name}`);
});
