import { setImmediate as turn } from 'node:timers/promises';
import type { Tables } from '../../src/tables/index.ts';

type Method = (...args: unknown[]) => unknown;

/**
 * Lets several servers act as one. People, and pages of nameless visitors, are distributed over
 * them. A request resolves when all servers know its outcome.
 */
export function spread(servers: readonly Tables[]): Tables {
  const whereIs = new Map<string, Tables>();
  let next = 0;
  const turnOf = (): Tables => servers[next++ % servers.length] as Tables;
  const serverOf = (args: readonly unknown[]): Tables => {
    const id = args.map(whoIn).find((each) => each !== null) ?? null;
    if (id === null) return turnOf();
    const page = args.find(isSubscriber);
    // A page stays with its server after it gets a name.
    const server = whereIs.get(page?.id ?? id) ?? whereIs.get(id) ?? turnOf();
    whereIs.set(id, server);
    return server;
  };
  const close = async () => {
    for (const server of servers) await server.close();
  };
  const call = (name: string, args: readonly unknown[]): unknown => {
    if (name === 'close') return close();
    const page = whereIs.get(String(args.at(-1)));
    const server = name.startsWith('leave') && page !== undefined ? page : serverOf(args);
    for (const arg of args) if (isSubscriber(arg)) whereIs.set(arg.id, server);
    const result = (server[name as keyof Tables] as unknown as Method).apply(server, [...args]);
    if (!(result instanceof Promise)) return result;
    return (result as Promise<unknown>).then(
      async (value) => {
        if (name === 'register') whereIs.set((value as { person: { id: string } }).person.id, server);
        await settled();
        return value;
      },
      async (reason: unknown) => {
        await settled();
        throw reason;
      },
    );
  };
  const [first] = servers as [Tables];
  return new Proxy(first, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? (...args: unknown[]) => call(String(name), args) : value;
    },
  });
}

function isSubscriber(arg: unknown): arg is { id: string; person: { id: string } | null } {
  return typeof arg === 'object' && arg !== null && 'send' in arg && 'person' in arg;
}

/** The id of the person who makes the request, if this argument contains it. */
function whoIn(arg: unknown): string | null {
  if (isSubscriber(arg)) return arg.person?.id ?? arg.id;
  if (typeof arg !== 'object' || arg === null || !('id' in arg) || typeof arg.id !== 'string') return null;
  return arg.id;
}

/**
 * Resolves when messages between the servers have arrived and are processed; all servers are in
 * this process.
 */
async function settled(): Promise<void> {
  for (let i = 0; i < 24; i++) await turn();
}
