import { mergeConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';
import web from './vitest.config.ts';

/**
 * The tests that need no document. Test files share modules, because loading them takes longer than
 * most files.
 */
const config = mergeConfig(web, { test: { name: 'web-node', environment: 'node' } });
config.test.include = ['{src,test,build,translate,worker}/**/*.test.ts'];
config.test.exclude = [...leftOut, '**/*.dom.test.ts'];
export default config;
