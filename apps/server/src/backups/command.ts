import type { Config } from '../config.ts';
import { DatabaseInUseError, type Contents } from '../storage/index.ts';

/** Runs a command-line program: prints its result, or an error in one line. */
export async function runCommand(failed: string, work: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const { message } = error as Error;
    const why = error instanceof DatabaseInUseError ? `the database is taken: ${message}. Stop that one first.` : message;
    console.error(`${failed}: ${why}`.replaceAll('\n', ' '));
    process.exitCode = 1;
  }
}

export function contentsText({ tables, people, bytes }: Contents): string {
  return `tables: ${tables}, people: ${people}, ${Math.ceil(bytes / 1024)} kB`;
}

/**
 * The configuration of a server with a database file. @throws Error that names PostgreSQL's own
 * tool
 */
export function ownDatabase(config: Config, tool: string): Config {
  if (config.databaseUrl === undefined) return config;
  throw new Error(`the database is PostgreSQL's (DATABASE_URL): use its own ${tool}, as docs/hosting.md shows.`);
}
