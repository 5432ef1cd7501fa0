import type { SentenceValue } from '@sobremesa/games/kit';
import { figures, type Samples } from './sample.ts';

/** Who sits at the table of every sample. */
export const players = ['Ana', 'Luis', 'Eva'].map((name, i) => ({ id: String(i), name }));

const ana = [{ player: '0' }];
const luis = [{ player: '1' }];

/**
 * What may stand in the place of an argument, by its name; for a game's own meaning of it see
 * below.
 */
const common: Samples = {
  player: ana,
  host: ana,
  name: ana,
  by: luis,
  to: luis,
  other: luis,
  ahead: luis,
  owner: luis,
  active: luis,
  players: [{ players: ['1'] }, { players: ['0', '1', '2'] }],
  names: [{ players: ['1'] }, { players: ['0', '1', '2'] }],
  ...figures(
    'steps level below size needed given points total room place round min max count seconds guard museum left overpaid',
  ),
  from: [2],
  ...figures('value limit prestige cost paid missing score number has means n above most every row column used hand'),
};

/** Those of all games. */
const ofGames = import.meta.glob<Samples>('../../src/games/*/testing/samples.ts', { eager: true, import: 'samples' });

/** By catalogue. */
const own: Readonly<Record<string, Samples>> = {
  house: {
    language: ['Français'],
    game: ['Museum'],
    time: ['18:30'],
    move: [3],
    moves: ['1. Go to the Bakery.'],
    done: [3],
    pace: ['days', 'clock', 'live'],
    hours: ['24'],
  },
  lessons: { game: ['Museum'], step: [3], steps: [21] },
  ...Object.fromEntries(Object.entries(ofGames).map(([path, samples]) => [path.split('/').at(-3) ?? '', samples])),
};

/**
 * What may stand in the place of a plain argument. @throws Error for an argument of which nobody
 * has said what it is
 */
export function samplesOf(game: string, key: string, argument: string): readonly SentenceValue[] {
  const samples = own[game]?.[`${key} ${argument}`] ?? own[game]?.[argument] ?? common[argument];
  if (samples === undefined) throw new Error(`Nobody has said what {${argument}} may be in "${key}" of ${game}`);
  return samples;
}
