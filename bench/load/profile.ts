import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundled, cached, root } from '../bundle.ts';
import { MeasuredServer } from '../measuredServer.ts';
import { isOurs } from '../serverNames.ts';
import { Crowd } from './crowd.ts';
import type { LoadOptions } from './options.ts';
import { brief, printTable } from './report.ts';

/** Number of listed functions. */
const FUNCTIONS = 30;
/** Stages below this time per move are not listed. In microseconds. */
const LEAST = 1;

/** Assigns functions to stages by their source; the first match counts. */
const stages: readonly (readonly [RegExp, string])[] = [
  [/permessage-deflate|node:zlib/, 'compression'],
  [/node_modules\/(ws|engine\.io|socket\.io)/, 'socket.io, engine.io, ws'],
  [/node:(net|internal\/(stream|net|child|http|buffer))|node:(buffer|events)/, "Node's sockets, streams, buffers"],
  [/node:/, "Node's tasks and timers"],
  [/node_modules\/(boardgame\.io|immer|redux)/, 'engine'],
  [/packages\/games/, 'rules and views'],
  [/node_modules\/fast-json-patch/, 'patches'],
  [/node_modules\/better-sqlite3|server\/src\/storage/, 'storage'],
  [/node_modules\/zod|packages\/protocol/, 'schemas'],
  [/node_modules\/rate-limiter/, 'rate limits'],
  [/apps\/server\/src\/(?<folder>\w+)/, 'our server: $<folder>'],
  [/node_modules\/(?<pack>(@[\w.-]+\/)?[\w.-]+)/, '$<pack>'],
];

/** V8's names for its own work. */
const ownWork = new Set(['(root)', '(program)', '(garbage collector)']);

interface Seen {
  name: string;
  source: string;
  stage: string;
  /** In microseconds. */
  self: number;
  total: number;
}

/**
 * Profiles the first server under the first load, and prints tables of the time per move and a
 * file.
 */
export async function profileLoad({ servers, matches, think, generators, seconds, warmUp }: LoadOptions): Promise<void> {
  const name = servers[0] ?? 'ours';
  const many = matches[0] ?? 1;
  const file = cached(`${name}.cpuprofile`);
  const server = await MeasuredServer.start(name);
  try {
    const crowd = await Crowd.sit(server, many, think[0] ?? 0, generators);
    await crowd.play(null);
    await delay(warmUp * 1000);
    await crowd.mark();
    await server.profile();
    const before = await server.usage();
    await delay(seconds * 1000);
    const after = await server.usage();
    await server.profiled(file);
    const counted = await crowd.count();
    const ms = after.at - before.at;
    const moves = counted.reduce((sum, each) => sum + each.moves / each.ms, 0) * ms;
    const seen = functionsOf(
      JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile,
      new Places(bundled(`servers/${programOf(name)}`)),
    );
    const inMain = ((after.mainMs ?? Number.NaN) - (before.mainMs ?? Number.NaN)) * 1000;
    const inOthers = (after.cpuMs - before.cpuMs) * 1000 - inMain;
    const inAll = byStage(seen).reduce((sum, [, us]) => sum + us, 0);
    printTable(
      `${name}, ${many} matches: µs a move by stage (${Math.round(moves)} moves, ${Math.round((1000 * moves) / ms)} a second, while profiled)`,
      ['stage', 'µs a move'],
      [
        ...byStage(seen).filter(([, us]) => us / moves >= LEAST),
        ['**all of it, waiting for disk and processor included**', inAll] as const,
        ['CPU time of the main thread', inMain] as const,
        ['CPU time of all other threads', inOthers] as const,
      ].map(([stage, us]) => [stage, brief(us / moves)]),
    );
    printTable(
      'Functions',
      ['function', 'at', 'self', 'with what it calls'],
      seen
        .toSorted((a, b) => b.self - a.self)
        .slice(0, FUNCTIONS)
        .map(({ name, source, self, total }) => [name, source, brief(self / moves), brief(total / moves)]),
    );
    console.log(`\nThe whole profile: ${file}`);
  } finally {
    Crowd.endAll();
    await server.stop();
  }
}

function programOf(name: MeasuredServer['name']): string {
  return isOurs(name) ? 'ours' : 'stock';
}

function byStage(seen: readonly Seen[]): (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const { stage, self } of seen) sums.set(stage, (sums.get(stage) ?? 0) + self);
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

/** All functions in the samples, except idle ones, with their times. */
function functionsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, places: Places): Seen[] {
  const selfs = new Map<number, number>();
  for (const [i, id] of samples.entries()) selfs.set(id, (selfs.get(id) ?? 0) + (timeDeltas[i] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<string, Seen>();

  /** @returns the time of the node with its children */
  const visit = (node: Profiler.ProfileNode, above: ReadonlySet<string>, stageAbove: string): number => {
    const { functionName, url, lineNumber, columnNumber } = node.callFrame;
    if (functionName === '(idle)' || url === 'node:inspector') return 0;
    const name = functionName === '' ? '(anonymous)' : functionName;
    // Time in built-in functions counts for their caller, except V8's own work.
    const isBuiltIn = url === '';
    const place = isBuiltIn ? '' : places.of(url, lineNumber, columnNumber);
    const stage = isBuiltIn ? (ownWork.has(name) ? name : stageAbove) : stageOf(place);
    const source = isBuiltIn ? `in ${stage}` : place;
    const key = `${name} ${source}`;
    const seen = found.get(key) ?? { name, source, stage, self: 0, total: 0 };
    found.set(key, seen);
    const self = selfs.get(node.id) ?? 0;
    const within = new Set(above).add(key);
    const below = (node.children ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined);
    const total = below.reduce((sum, child) => sum + visit(child, within, stage), self);
    seen.self += self;
    if (!above.has(key)) seen.total += total;
    return total;
  };
  const root = nodes[0];
  if (root !== undefined) visit(root, new Set(), '(root)');
  return [...found.values()];
}

function stageOf(source: string): string {
  const found = stages.find(([pattern]) => pattern.test(source));
  if (found === undefined) return source;
  const [pattern, stage] = found;
  return stage.replace(/\$<(\w+)>/g, (_, group: string) => pattern.exec(source)?.groups?.[group] ?? '');
}

/** Maps positions in the bundle to the sources. */
class Places {
  readonly #bundle: string;
  readonly #map: SourceMap;

  constructor(bundle: string) {
    this.#bundle = bundle;
    this.#map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  }

  of(url: string, line: number, column: number): string {
    if (!url.endsWith(this.#bundle)) return url;
    const entry = this.#map.findEntry(line, column);
    // Packages and the bundler's helpers have no source in the map.
    if (!('originalSource' in entry) || !entry.originalSource) return url;
    return `${relative(root, resolve(dirname(this.#bundle), entry.originalSource))}:${entry.originalLine + 1}`;
  }
}
