import type { SentenceValue } from '@sobremesa/games/kit';
import { figures, type Samples } from './sample.ts';

/** The players of every sample. */
export const players = ['Ana', 'Luis', 'Eva'].map((name, i) => ({ id: String(i), name }));

const ana = [{ player: '0' }];
const luis = [{ player: '1' }];

/** Sample values of arguments, by name. `own` has those with another meaning in one catalogue. */
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

/** The sample values of all games. */
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
    scores: ['Ana, 7 puntos, y Luis, 2 puntos'],
    shuffle: ['none', 'server', 'players'],
    mark: ['3f2a-91c0'],
    level: ['plays for fun'],
  },
  lessons: { game: ['Museum'], step: [3], steps: [21] },
  ...Object.fromEntries(Object.entries(ofGames).map(([path, samples]) => [path.split('/').at(-3) ?? '', samples])),
};

/** The sample values of an argument. @throws Error for an argument without sample values */
export function samplesOf(game: string, key: string, argument: string): readonly SentenceValue[] {
  const samples = own[game]?.[`${key} ${argument}`] ?? own[game]?.[argument] ?? common[argument];
  if (samples === undefined) throw new Error(`Nobody has said what {${argument}} may be in "${key}" of ${game}`);
  return samples;
}
