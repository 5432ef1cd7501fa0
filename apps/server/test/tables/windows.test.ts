import { withSeed, type GameModule, type PlayerID, type ViewCtx } from '@sobremesa/games';
import { prado, type State, type VisitType } from '@sobremesa/games/prado';
import type { TimeControl } from '@sobremesa/protocol';
import { describe, expect, it, vi } from 'vitest';
import { makeWorld, registerUsers, play, settingsOf, Viewer } from '../harness.ts';
import type { ManualClock } from '../manual-clock.ts';
import { ScriptedThinker } from '../support/thinker.ts';
import type { TablePush } from '../../src/tables/index.ts';

const seed = '11'.repeat(32);
const SECOND = 1000;
/** The duration in the default options. */
const LENGTH = 8 * SECOND;
const live: TimeControl = { kind: 'live', clock: null };
const days: TimeControl = { kind: 'days', hours: 24 };

/**
 * The game with a known deal, in which these players have another card instead of their Security
 * card.
 */
function dealt(without: readonly PlayerID[]): GameModule {
  const game = withSeed(prado.game, seed);
  const setup: typeof game.setup = (...dealing) => {
    const G = game.setup?.(...dealing) as State;
    for (const player of without) swap(G.players[Number(player)]!.hand, G.entrance);
    return G;
  };
  return { ...(prado as GameModule), game: { ...game, setup } };
}

function swap(hand: VisitType[], entrance: VisitType[]): void {
  hand[hand.indexOf('security')] = 'help';
  entrance[entrance.indexOf('help')] = 'security';
}

/** A page that records its messages and their times. */
class Listener extends Viewer {
  readonly arrivals: [at: number, push: string][] = [];
  clock: ManualClock | null = null;

  override send(push: TablePush): void {
    super.send(push);
    this.arrivals.push([this.clock?.now() ?? 0, JSON.stringify(push)]);
  }
}

/** A player whose cards and settings are secret and must not be noticeable to others. */
interface Case {
  /** Whether they hold a Security card. */
  holds: boolean;
  /** A setting that they change before the first move. */
  before?: [move: string, ...args: unknown[]];
  /** After how many milliseconds they allow the action; left out, they do not answer. */
  passesAfter?: number;
}

interface Setting {
  pace?: TimeControl;
  /** Nobody is at the table for this player. */
  away?: boolean;
  /** The third player is a bot, which may hold a Security card or not. */
  bot?: boolean;
  /** How long to look at the window. */
  until?: number;
}

/**
 * All pushes to the player who acts and to a spectator about a window, with the moment of each, and
 * whether it is open at the end.
 */
async function receivedByOthers(secret: Case, { pace = live, away = false, bot = false, until = 2 * LENGTH }: Setting = {}) {
  // On this deal player 1 begins; 2 is the one with the secret, and 0 never has anything to decide.
  const without = secret.holds ? ['0'] : ['0', '2'];
  const { tables, clock, log } = await makeWorld({ games: { prado: dealt(without) } });
  const persons = await registerUsers(tables, ...(bot ? ['Ana', 'Ben'] : ['Ana', 'Ben', 'Eva']));
  const table = await tables.open(persons[0]!, settingsOf({ game: 'prado', pace }));
  for (const person of persons.slice(1)) await tables.sit(table, person);
  if (bot) await tables.setBot(table, persons[0]!, 2, 'sound');
  const listeners = [...persons, null].map((person) => new Listener(person));
  for (const listener of listeners) await tables.enter(table, listener);
  await tables.start(table, persons[0]!);
  const owner = bot ? null : listeners[2]!;
  for (const listener of listeners) {
    if (listener.person === null) continue;
    const missions = (listener.match!.state.G as State).players[Number(listener.match?.playerID)]!.missions;
    await play(listener, tables, table, 'keepMissions', missions.slice(0, 2));
  }
  await clock.advance(5 * SECOND);
  const mover = listeners.find(({ match }) => (match!.state.ctx as ViewCtx).activePlayers?.[match?.playerID ?? ''] === 'visit')!;
  expect(mover).toBe(listeners[1]);
  if (secret.before !== undefined) await play(owner!, tables, table, secret.before[0], ...secret.before.slice(1));
  if (away) await tables.leave(table, owner!.id);
  await clock.advance(60 * SECOND);
  const start = clock.now();
  const others = [mover, listeners.at(-1)!];
  for (const listener of others) Object.assign(listener, { clock, arrivals: [] });
  await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
  for (let at = 0; at < until; at += 100) {
    if (secret.passesAfter === at) await play(owner!, tables, table, 'answer', 'w1', false);
    await clock.advance(100);
  }
  const isOpen = mover.match?.state.window !== null;
  expect(log.errors).toEqual([]);
  await tables.close();
  const arrivals = others.map((listener) => listener.arrivals.map(([at, push]) => `${at - start} ${plain(push, table, start)}`));
  return { arrivals, isOpen };
}

/** Removes the parts that differ in each match. */
function plain(push: string, table: string, start: number): string {
  const text = push.replaceAll(table, 'TABLE').replaceAll(/(?<=speaker[\\":]*)[\w-]{11}/g, '');
  return text.replaceAll(/17\d{11}/g, (at) => String(Number(at) - start));
}

const order = (answer: string) => ['setOrders', [{ who: null, when: 'any', answer }]] as [string, unknown];

describe('the end of a Security window', () => {
  it.each<[string, Case]>([
    ['holds a Security card and does not answer', { holds: true }],
    ['allows the action at once', { holds: true, passesAfter: 0 }],
    ['allows it after three seconds', { holds: true, passesAfter: 3000 }],
    ['allows it at the last moment', { holds: true, passesAfter: LENGTH - 100 }],
    ['allows it without a Security card', { holds: false, passesAfter: 1000 }],
    ['has a standing order to allow everything', { holds: true, before: order('allow') }],
    ['has a standing order to block, and holds no Security card', { holds: false, before: order('block') }],
    ['has a standing order to be asked', { holds: true, before: order('ask') }],
    ['does not want to be asked', { holds: true, before: ['setReactions', 'never'] }],
    ['wants to be asked about photos only', { holds: true, before: ['setReactions', 'photo'] }],
  ])('reveals nothing about a player who %s', async (_, secret) => {
    const usual = await receivedByOthers({ holds: false });
    const { arrivals, isOpen } = await receivedByOthers(secret);
    expect(isOpen).toBe(false);
    expect(arrivals).toEqual(usual.arrivals);
  });

  it('reveals nothing about a player who is away', async () => {
    const usual = await receivedByOthers({ holds: false }, { away: true });
    expect(usual.isOpen).toBe(false);
    expect((await receivedByOthers({ holds: true }, { away: true })).arrivals).toEqual(usual.arrivals);
    const ordered = await receivedByOthers({ holds: true, before: order('allow') }, { away: true });
    expect(ordered.arrivals).toEqual(usual.arrivals);
  });

  it('reveals nothing about a bot', async () => {
    const usual = await receivedByOthers({ holds: false }, { bot: true });
    expect(usual.isOpen).toBe(false);
    expect((await receivedByOthers({ holds: true }, { bot: true })).arrivals).toEqual(usual.arrivals);
  });

  it("comes exactly after the time in the table's options", async () => {
    expect((await receivedByOthers({ holds: true, passesAfter: 0 }, { until: LENGTH - 100 })).isOpen).toBe(true);
    expect((await receivedByOthers({ holds: false }, { until: LENGTH - 100 })).isOpen).toBe(true);
    expect((await receivedByOthers({ holds: false }, { until: LENGTH })).isOpen).toBe(false);
  });
});

/** The first card of a bot with this deal, which the only person may block. */
async function blockable(without: readonly PlayerID[]) {
  const thinker = new ScriptedThinker();
  const botMoves = async () => {
    for (const asked of thinker.open) {
      const view = asked.position.seen.view as State;
      const missions = view.players[Number(asked.position.seen.playerID)]!.missions.slice(0, 2);
      if (view.round === 0) await asked.answer({ move: 'keepMissions', args: [missions] });
      else await asked.answer({ move: 'playCard', args: ['move', { type: 'move', to: 5 }] });
    }
  };
  const { tables, clock, log } = await makeWorld({ games: { prado: dealt(without) }, thinker });
  const [ana] = await registerUsers(tables, 'Ana');
  const table = await tables.open(ana!, settingsOf({ game: 'prado', pace: live }));
  await tables.setBot(table, ana!, 1, 'sound');
  await tables.setBot(table, ana!, 2, 'sound');
  const viewer = new Listener(ana!);
  await tables.enter(table, viewer);
  await tables.start(table, ana!);
  const { missions } = (viewer.match!.state.G as State).players[0]!;
  await play(viewer, tables, table, 'keepMissions', missions.slice(0, 2));
  await vi.waitFor(async () => {
    await clock.advance(100);
    await botMoves();
    expect(viewer.match!.state.window).not.toBeNull();
  });
  return { tables, table, clock, log, viewer };
}

describe('against bots alone, a Security window', () => {
  it('stays open while the player has a decision, and closes at once after it', async () => {
    const { tables, table, clock, log, viewer } = await blockable([]);
    await clock.advance(20 * LENGTH);
    expect((viewer.match!.state.G as State).window?.id).toBe('w1');
    await play(viewer, tables, table, 'answer', 'w1', false);
    await clock.advance(1000);
    expect((viewer.match!.state.G as State).window?.id).not.toBe('w1');
    expect(log.errors).toEqual([]);
    await tables.close();
  });

  it('can still be blocked after its time', async () => {
    const { tables, table, clock, viewer } = await blockable([]);
    await clock.advance(2 * LENGTH);
    await play(viewer, tables, table, 'answer', 'w1', true);
    expect((viewer.match!.state.G as State).players[0]?.hand).not.toContain('security');
    await tables.close();
  });

  it('closes by itself if the player could not block', async () => {
    const { tables, clock, viewer } = await blockable(['0']);
    await clock.advance(LENGTH);
    expect((viewer.match!.state.G as State).window?.id).not.toBe('w1');
    await tables.close();
  });
});

describe('the end of a Security window in a correspondence match', () => {
  it("reveals nothing about a player who allows the action within the table's time, or has a standing order", async () => {
    const usual = await receivedByOthers({ holds: false }, { pace: days });
    expect(usual.isOpen).toBe(false);
    expect((await receivedByOthers({ holds: true, passesAfter: 2000 }, { pace: days })).arrivals).toEqual(usual.arrivals);
    expect((await receivedByOthers({ holds: true, before: order('allow') }, { pace: days })).arrivals).toEqual(usual.arrivals);
  });

  it('waits for a player with a decision, and comes at once when they allow the action', async () => {
    expect((await receivedByOthers({ holds: true }, { pace: days })).isOpen).toBe(true);
    const late = await receivedByOthers({ holds: true, passesAfter: 12 * SECOND }, { pace: days, until: 12.1 * SECOND });
    expect(late.isOpen).toBe(false);
  });
});
