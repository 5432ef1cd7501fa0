import { mergeConfig } from 'vitest/config';
import web, { replacing } from './vitest.config.ts';

/** The tests that mock modules, each file with its own modules and document. */
const config = mergeConfig(web, { test: { name: 'web-isolated', isolate: true } });
config.test.include = replacing;
config.test.exclude = [];
export default config;
