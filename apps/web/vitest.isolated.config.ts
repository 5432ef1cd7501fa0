import { mergeConfig } from 'vitest/config';
import web, { replacing } from './vitest.config.ts';

/** The tests that replace modules by others, each file with modules and a document of its own. */
const config = mergeConfig(web, { test: { name: 'web-isolated', isolate: true } });
config.test.include = replacing;
config.test.exclude = [];
export default config;
