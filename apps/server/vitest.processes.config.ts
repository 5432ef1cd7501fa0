import { mergeConfig } from 'vitest/config';
import server, { withProcesses } from './vitest.config.ts';

/** The tests that start servers as processes of their own, and kill them. */
const config = mergeConfig(server, { test: { name: 'with-processes' } });
config.test.include = withProcesses;
config.test.exclude = [];
export default config;
