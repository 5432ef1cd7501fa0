import { buildServer } from './process.ts';

/**
 * Runs once before the tests: builds the programs that some of them start, and the thread programs
 * for servers in the tests' own process.
 */
export default async function build(): Promise<void> {
  await buildServer();
  process.env['BUILT_THREADS'] = new URL('../../dist/', import.meta.url).href;
}
