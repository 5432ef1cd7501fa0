import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Call } from '../sql/calls.ts';
import { backUp } from './backup.ts';
import { Database, openingFailure } from './database.ts';

/** The task of a thread: to serve a database file, or to copy one and end. */
export type Task = { serve: string } | { copy: string; to: string };

/**
 * The thread of a database. It receives arrays of calls and answers each with an array of results,
 * in batches. Null closes the database and ends the thread. If the database cannot be opened, the
 * thread reports this and ends.
 */
const port = parentPort as MessagePort;
const task = workerData as Task;
if ('serve' in task) serve(task.serve);
else port.postMessage(backUp(task.copy, task.to));

function serve(file: string): void {
  const database = open(file);
  if (database !== null) port.on('message', (first: readonly Call[] | null) => work(database, first));
}

function open(file: string): Database | null {
  try {
    return new Database(file);
  } catch (error) {
    port.postMessage(openingFailure(error));
    return null;
  }
}

function work(database: Database, first: readonly Call[] | null): void {
  const messages = [first, ...waiting()];
  const batches = messages.filter((message) => message !== null);
  const answers = database.run(batches.flat());
  port.postMessage(batches.map(({ length }) => answers.splice(0, length)));
  if (batches.length === messages.length) return;
  database.close();
  port.close();
}

function* waiting(): Generator<readonly Call[] | null> {
  for (;;) {
    const received = receiveMessageOnPort(port);
    if (received === undefined) return;
    yield received.message as readonly Call[] | null;
  }
}
