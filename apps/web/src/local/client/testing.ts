import type { HostOf } from './connection.ts';
import { serve } from '../host/serve.ts';

/** Runs a table in the test's own thread. Its messages arrive asynchronously, as from a worker. */
export const hostInTest: HostOf = (hear) => ({
  tell: serve((message) => queueMicrotask(() => hear(structuredClone(message)))),
  end: () => undefined,
});
