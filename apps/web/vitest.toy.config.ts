import { resolve } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';
import web from './vitest.config.ts';

const games = resolve(import.meta.dirname, 'src/games/index.ts');
const toyGames = resolve(import.meta.dirname, 'test/toyGames.ts');

/** The tests of parts around a board. A toy game stands for the real ones. */
const config = mergeConfig(web, {
  plugins: [
    {
      name: 'toy-games',
      enforce: 'pre' as const,
      resolveId: (source: string, importer = '') => (resolve(importer, '..', source) === games ? toyGames : null),
    },
  ],
  test: { name: 'web-toy' },
});
config.test.include = ['src/**/*.toy.test.tsx'];
config.test.exclude = leftOut;
export default config;
