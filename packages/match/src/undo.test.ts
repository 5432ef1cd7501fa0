import { games, KeyedRandom, type GameModule, type Random } from '@sobremesa/games';
import { seedOf, underSeeds } from '@sobremesa/games/kit/testing';
import type { State as MuseumState } from '@sobremesa/games/museum';
import type { State as PradoState } from '@sobremesa/games/prado';
import { describe, expect, it } from 'vitest';
import type { Match } from './model.ts';
import { play, takeBack } from './play.ts';
import { begun, stepOf } from './testing/index.ts';
import { versionFor } from './versions.ts';
import { askedSeats, isOver } from './waiting.ts';

const prado = games['prado'] as GameModule;
const museum = games['museum'] as GameModule;

let requests = 0;
const make = (module: GameModule, match: Match, seat: number, move: string, ...args: unknown[]) =>
  stepOf(play(module, match, { seat, move, args, request: `request-${(requests += 1)}`, version: versionFor(match, seat) }, 0))
    .match;
const back = (module: GameModule, match: Match, seat: number) =>
  stepOf(takeBack(module, match, { seat, request: `request-${(requests += 1)}`, version: versionFor(match, seat) }, 0)).match;

/** In games with `setting` moves, the settings of each player, and no effects of other moves. */
const settings: Readonly<Record<string, (G: unknown) => unknown[]>> = {
  prado: (G) => (G as PradoState).players.map(({ reactions, usualReactions, orders }) => ({ reactions, usualReactions, orders })),
  museum: (G) => (G as MuseumState).players.map(({ museum: cells, layout }) => layout ?? cells),
};

const noSettings = (G: unknown) => (G as { players: unknown[] }).players.map(() => null);

/** A random setting that this seat can make now; null if there is none. */
function settingFor(module: GameModule, match: Match, seat: number, random: Random) {
  const { G, ctx } = match.state;
  const choices: [string, ...unknown[]][] = [];
  if (module === prado) {
    for (const mode of ['always', 'photo', 'never']) choices.push(['setReactions', mode]);
    choices.push(['setOrders', []], ['setOrders', [{ who: null, when: 'first', answer: 'block' }]]);
  }
  if (module === museum) {
    const { layout, museum: cells } = (G as MuseumState).players[seat]!;
    choices.push(['arrange', (layout ?? cells).toReversed()]);
  }
  const legal = choices.filter(([move, ...args]) => module.why(G, ctx, String(seat), move, args) === null);
  return legal.length === 0 ? null : legal[random.below(legal.length)]!;
}

const isSetting: ReadonlySet<string> = new Set(['reactions', 'usualReactions', 'orders']);

/** The state without the settings: an arrangement is reduced to its Objects, in a fixed order. */
function bare({ state: { G, ctx } }: Match): string {
  return JSON.stringify({ G, ctx }, (key, value: unknown) => {
    if (isSetting.has(key)) return undefined;
    if (key !== 'museum' && key !== 'layout') return value;
    return Array.isArray(value)
      ? value.filter((card) => card !== null).toSorted((a, b) => String(a).localeCompare(String(b)))
      : null;
  });
}

describe('an undo', () => {
  it("restores another player's “not this turn” that the end of the turn had reset", () => {
    let match = begun(prado, 2, { guard: 'no' });
    const mayEndVisit = () => {
      const { G, ctx } = match.state;
      return prado.why(G, ctx, ctx.currentPlayer, 'endVisit', []) === null;
    };
    while (!mayEndVisit()) {
      const seat = askedSeats(match)[0]!;
      const [first] = prado.legalMoves(match.state.G, match.state.ctx, String(seat));
      match = make(prado, match, seat, first!.move, ...first!.args);
    }
    const ana = Number(match.state.ctx.currentPlayer);
    const ben = 1 - ana;
    const reactionsOfBen = () => (match.state.G as PradoState).players[ben]!.reactions;
    match = make(prado, match, ben, 'setReactions', 'never');
    match = make(prado, match, ana, 'endVisit');
    match = make(prado, match, ana, 'endTurn');
    expect(reactionsOfBen()).not.toBe('never');
    match = back(prado, match, ana);
    expect(reactionsOfBen()).toBe('never');
    match = back(prado, match, ana);
    expect(reactionsOfBen()).toBe('never');
  });

  it.each(Object.entries(games))('restores the state before it in %s, with settings made since', (name, module) => {
    const settingsOf = settings[name] ?? noSettings;
    const counts = underSeeds(Math.floor(Math.random() * 1e9), 4, (seed) => {
      const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
      const players = module.players.min + random.below(module.players.max - module.players.min + 1);
      let match = begun(module, players, {}, { seed: seedOf(seed + 1) });
      /** The states before each move that can be undone, with the settings changed since. */
      let points: { bare: string; settings: unknown[] }[] = [];
      const count = { undone: 0, chains: 0, several: 0, setBetween: 0 };
      let chain = 0;
      const found: object[] = [];
      const wanted: object[] = [];
      for (let i = 0; i < 400 && !isOver(match); i++) {
        const seat = random.below(players);
        const setting = random.below(3) === 0 ? settingFor(module, match, seat, random) : null;
        const last = match.undo.at(-1);
        count.several += match.undo.length > 1 ? 1 : 0;
        if (setting !== null) {
          match = make(module, match, seat, ...setting);
          const after = settingsOf(match.state.G)[seat];
          // A museum's own new Objects disappear with the undone purchase; those of others do not
          // change.
          points = points.map((point) => ({
            ...point,
            settings: point.settings.map((each, s) => (s === seat && !(module === museum && s === last?.seat) ? after : each)),
          }));
          count.setBetween += points.length === 0 ? 0 : 1;
        } else if (last !== undefined && random.below(2) === 0) {
          match = back(module, match, last.seat);
          const point = points.pop()!;
          const own = (values: unknown[]) => values.filter((_, s) => module !== museum || s !== last.seat);
          found.push({ bare: bare(match), settings: own(settingsOf(match.state.G)), points: points.length });
          wanted.push({ bare: point.bare, settings: own(point.settings), points: match.undo.length });
          count.undone += 1;
          chain += 1;
          count.chains += chain === 2 ? 1 : 0;
        } else {
          const asked = askedSeats(match);
          const mover = asked[random.below(asked.length)] as number;
          const { G, ctx } = match.state;
          const pick = module.pickMove(G, ctx, String(mover), random)!;
          const before = { bare: bare(match), settings: settingsOf(G) };
          const { undo } = match;
          match = make(module, match, mover, pick.move, ...pick.args);
          points = match.undo.length === 0 ? [] : [...(match.undo.length > 1 ? points.slice(-undo.length) : []), before];
          points = points.slice(-match.undo.length);
          chain = 0;
        }
      }
      expect(found).toEqual(wanted);
      return count;
    });
    const sum = (key: keyof (typeof counts)[number]) => counts.reduce((total, count) => total + count[key], 0);
    expect(sum('undone')).toBeGreaterThan(20);
    // If a turn is one move, there is never a second one to undo.
    expect(sum('chains')).toBeGreaterThanOrEqual(sum('several') > 20 ? 1 : 0);
    expect(sum('setBetween')).toBeGreaterThanOrEqual(module.withSettings === undefined ? 0 : 5);
  });
});
