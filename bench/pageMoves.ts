import { playOn } from '../e2e/players/match.ts';
import { sitTogether } from '../e2e/players/party.ts';
import { games, House, type GameName } from './browser.ts';
import { between, quantile, quiet, slowDown, SLOWED, type Cost } from './pageCost.ts';

const PLAYERS = ['Ana', 'Luis', 'Marisol'];
/** The first moves are not typical: cards are dealt, and pages are still warming up. */
const SKIPPED = 12;
const MEASURED = 30;

/**
 * Measures the cost of a move on a player's page, on a slowed-down processor.
 * @param names of games; none for all
 */
export async function benchPageMoves(names: readonly string[] = []): Promise<void> {
  console.log(`\nA move on a page, ms of CPU, slowed down ${SLOWED} times, ${MEASURED} moves of ${PLAYERS.length} players`);
  for (const game of games) {
    if (names.length === 0 || names.includes(game)) console.table(await measure(game));
  }
}

async function measure(game: GameName) {
  const house = await House.open();
  try {
    const players = await Promise.all(PLAYERS.map((name, i) => house.robot(game, name, 7 + 4 * i)));
    const [first] = players;
    if (first === undefined) throw new Error('nobody plays');
    const link = await sitTogether(players);
    // Another device of the first player. No robot drives it, so only the page's own work runs
    // there.
    const observer = await house.page({ storageState: await first.page.context().storageState() });
    await observer.goto(link);
    await observer.locator('[aria-label][data-board], main section').first().waitFor();
    const devtools = await slowDown(observer);

    const own: Cost[] = [];
    const others: Cost[] = [];
    let before = await quiet(devtools);
    let mover: unknown = null;
    await playOn(players, async (next, moves) => {
      const after = await quiet(devtools);
      const cost = between(before, after);
      if (moves > SKIPPED) (mover === first ? own : others).push(cost);
      mover = next;
      before = after;
      return moves >= SKIPPED + MEASURED;
    });
    return [row(game, 'own', own), row(game, 'of others', others)];
  } finally {
    await house.close();
  }
}

function row(game: GameName, whose: string, costs: readonly Cost[]) {
  const at = (share: number, part: keyof Cost) =>
    quantile(
      costs.map((cost) => cost[part]),
      share,
    );
  return {
    game,
    moves: `${whose} (${costs.length})`,
    'script, median': at(0.5, 'script'),
    'script, p95': at(0.95, 'script'),
    'style and layout, median': at(0.5, 'layout'),
    'style and layout, p95': at(0.95, 'layout'),
  };
}
