import { games, KeyedRandom, type GameEvent, type GameModule, type PlayerID } from '@sobremesa/games';
import { seedOf, underSeeds } from '@sobremesa/games/kit/testing';
import { askedSeats, beginMatch, isOver, type Match, play } from '@sobremesa/match';
import { stepOf } from '@sobremesa/match/testing';
import { expect, it } from 'vitest';
import { settingsOf } from '../../test/harness.ts';
import type { TableRecord } from '../storage/storage.ts';
import type { Live } from '../tables/rules/live.ts';
import { openTable, sit, start } from '../tables/rules/table.ts';
import { notificationsOf } from './triggers.ts';

const MOVES = 250;
const people = ['Ana', 'Ben', 'Eva', 'Leo'].map((id) => ({ id }));

/** Creates a table with this match. */
function tableOf(game: string, module: GameModule, players: number): (match: Match) => Live {
  const seated = people.slice(0, players);
  const open = openTable('AAAAAAAAAAA', settingsOf({ game, seats: players }), null, 0);
  const table = start(
    seated.reduce<TableRecord>((each, person) => sit(each, person).table, open),
    players,
  );
  return (match) => ({ table, module, match, log: [], chat: [], nextLine: 0, nextMessage: 0 });
}

/**
 * The notifications that a change sends to a person, or with null to webhooks, without the version,
 * which is not sent.
 */
function sentTo(person: string | null, before: Live, after: Live): string {
  const notifications = notificationsOf(before, { after, fresh: [], message: null, write: { id: '' } }, (id) => id, 60_000, 0);
  const own = notifications.filter((notice) => notice.person === person);
  return JSON.stringify(own.map(({ id, kind, about, dueAt }) => [id, kind, about, dueAt]));
}

const cases = Object.entries(games).flatMap(([game, { players }]) =>
  [...new Set([2, Math.min(4, players.max)])].map((players) => ({ game, players })),
);

it.each(cases)(
  '$game with $players players: notifications do not depend on state hidden from the recipient',
  ({ game, players }) => {
    const module = games[game] as GameModule;
    const liveOf = tableOf(game, module, players);
    const [seen] = underSeeds(1, 1, (seed) => {
      const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
      const viewers = [...people.slice(0, players).map((_, seat) => String(seat)), null];
      const logs = new Map(viewers.map((viewer) => [viewer, [] as GameEvent[]]));
      /** Another match that is consistent with everything this viewer knows. */
      const other = (match: Match, playerID: PlayerID | null): Match => {
        const { G, ctx } = match.state;
        const view = { playerID, view: module.view(G, ctx, playerID), ctx: module.viewCtx(G, ctx, playerID) };
        return { ...match, state: { ...match.state, ...module.determinize({ ...view, log: logs.get(playerID) ?? [] }, random) } };
      };
      const addToLogs = (events: readonly GameEvent[]) => {
        for (const viewer of viewers) logs.get(viewer)?.push(...events.map((event) => module.viewEvent(event, viewer)));
      };
      const counts = { compared: 0, sent: 0, differs: 0 };
      const options = module.options.parse({});
      const begun = stepOf(beginMatch(module, { players, options, now: 0, seed: seedOf(seed) }));
      addToLogs(begun.events);
      let { match } = begun;
      let others = viewers.map((viewer) => other(match, viewer));
      for (let i = 0; i < MOVES && !isOver(match); i++) {
        const asked = askedSeats(match);
        const seat = asked[random.below(asked.length)] as number;
        const legal = module.legalMoves(match.state.G, match.state.ctx, String(seat));
        const step = stepOf(play(module, match, { seat, ...legal[random.below(legal.length)]! }, 0));
        addToLogs(step.events);
        const next = viewers.map((viewer) => other(step.match, viewer));
        for (const [v, viewer] of viewers.entries()) {
          const person = viewer === null ? null : people[Number(viewer)]!.id;
          const sent = sentTo(person, liveOf(match), liveOf(step.match));
          expect(sentTo(person, liveOf(others[v]!), liveOf(next[v]!))).toBe(sent);
          counts.compared += 1;
          counts.sent += sent === '[]' ? 0 : 1;
          counts.differs += JSON.stringify(next[v]!.state.G) === JSON.stringify(step.match.state.G) ? 0 : 1;
        }
        [match, others] = [step.match, next];
      }
      return counts;
    });
    expect(seen?.sent).toBeGreaterThan(20);
    // A game with little hidden state is often dealt identically again.
    expect(seen?.differs).toBeGreaterThan(Math.min(100, (seen?.compared ?? 0) / 2));
  },
  60_000,
);
