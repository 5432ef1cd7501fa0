import { mergeConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';
import web, { replacing } from './vitest.config.ts';

/** The tests that mock modules, each file with its own modules and document. */
const config = mergeConfig(web, { test: { name: 'web-isolated', isolate: true } });
config.test.include = replacing;
config.test.exclude = leftOut;
export default config;
