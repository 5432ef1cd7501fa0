import { mergeConfig } from 'vitest/config';
import server, { withDatabases } from './vitest.config.ts';

/** The tests that start PostgreSQL or Redis. */
const config = mergeConfig(server, { test: { name: 'with-databases' } });
config.test.include = withDatabases;
config.test.exclude = [];
export default config;
