import { parseArgs } from 'node:util';
import { serverNames, type ServerName } from '../serverNames.ts';

/** Measures per server: play under load, joining a match, memory. */
export const measures = ['play', 'join', 'memory'] as const;
export type Measure = (typeof measures)[number];

export interface LoadOptions {
  servers: ServerName[];
  measures: Measure[];
  /** Numbers of concurrent matches, measured one after another. */
  matches: number[];
  /** Average thinking times, in milliseconds; 0 is full speed. */
  think: number[];
  rounds: number;
  /** Seconds of measurement per server and size, and of the warm-up before. */
  seconds: number;
  warmUp: number;
  /** Number of generator processes. */
  generators: number;
  /** Timeout of a measurement, in seconds. */
  limit: number;
  profile: boolean;
}

const usual = {
  servers: 'ours,stock-memory,stock-flatfile',
  measures: measures.join(),
  matches: '50,200,1000',
  seconds: '15',
};

/** @throws RangeError that names the invalid option */
export function readOptions(args: string[], changed: Readonly<Partial<Record<keyof typeof usual, string>>> = {}): LoadOptions {
  const defaults = { ...usual, ...changed };
  const { values } = parseArgs({
    args,
    options: {
      servers: { type: 'string', default: defaults.servers },
      measures: { type: 'string', default: defaults.measures },
      matches: { type: 'string', default: defaults.matches },
      think: { type: 'string', default: '0' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: defaults.seconds },
      'warm-up': { type: 'string', default: '4' },
      generators: { type: 'string', default: '1' },
      limit: { type: 'string', default: '180' },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    servers: names('servers', values.servers, serverNames),
    measures: names('measures', values.measures, measures),
    matches: numbers('matches', values.matches, 1),
    think: numbers('think', values.think, 0),
    rounds: number('rounds', values.rounds, 1),
    seconds: number('seconds', values.seconds, 1),
    warmUp: number('warm-up', values['warm-up'], 0),
    generators: number('generators', values.generators, 1),
    limit: number('limit', values.limit, 1),
    profile: values.profile,
  };
}

function names<T extends string>(option: string, text: string, known: readonly T[]): T[] {
  return text.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined) throw new RangeError(`--${option} knows ${known.join(', ')}, not ${name}`);
    return found;
  });
}

function numbers(option: string, text: string, least: number): number[] {
  return text.split(',').map((each) => number(option, each, least));
}

function number(option: string, text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new RangeError(`--${option} needs whole numbers from ${least}, not ${text}`);
  return Number(text);
}
