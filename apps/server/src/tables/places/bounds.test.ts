import type { Me } from '@sobremesa/protocol';
import { array, assert as check, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeWorld,
  newRequest,
  registerUsers,
  play,
  refusal,
  running,
  settingsOf,
  Viewer,
  type World,
} from '../../../test/harness.ts';
import { known } from '../../../test/support/known.ts';
import type { Tables } from '../index.ts';

const MOST = 3;

async function world(): Promise<World> {
  return makeWorld({ settings: { tablesPerUser: MOST } });
}

/** The stored tables at which this person plays for themselves. */
async function playedBy({ tables }: World, person: Me, ids: readonly string[]): Promise<number> {
  let played = 0;
  for (const id of ids) {
    const { view } = await tables.enter(id, new Viewer(person)).catch(() => ({ view: null }));
    const seat = view === null || view.you === null ? undefined : view.seats[view.you];
    if (view?.status !== 'finished' && seat?.state === 'taken' && seat.standIn === null) played += 1;
  }
  return played;
}

/** The outcome of each request: `ok`, or the code of the refusal. */
async function outcomes(requests: readonly Promise<unknown>[]): Promise<string[]> {
  return Promise.all(
    requests.map((request) =>
      request.then(
        () => 'ok',
        () => refusal(request),
      ),
    ),
  );
}

/** A prepared way to take one more seat. Returns the table, if it exists already. */
type Way = (world: World, person: Me, others: Others) => Promise<{ take: (server: Tables) => Promise<unknown>; ids: string[] }>;

interface Others {
  ana: Me;
  ben: Me;
}

const ways: Record<string, Way> = {
  sit: async ({ tables }, person, { ana }) => {
    const id = await tables.open(ana, settingsOf());
    return { take: (server) => server.sit(id, person), ids: [id] };
  },
  open: async (_world, person) => {
    const ids: string[] = [];
    return { take: async (server) => ids.push(await server.open(person, settingsOf())), ids };
  },
  return: async ({ tables }, person, { ana }) => {
    const id = await running(tables, [ana, person]);
    await tables.stand(id, person);
    return { take: (server) => server.return(id, person), ids: [id] };
  },
  move: async ({ tables }, person, { ana }) => {
    const id = await running(tables, [ana, person]);
    await play(await Viewer.at(tables, id, ana), tables, id, 'end');
    await tables.stand(id, person);
    const request = () => ({ table: id, request: newRequest(), version: 1, move: 'draw', args: [] });
    return { take: (server) => server.move(person, request()), ids: [id] };
  },
  claim: async ({ tables }, person, { ana, ben }) => {
    const id = await running(tables, [ana, ben]);
    const { token } = await tables.handover(id, ben, null);
    return { take: (server) => server.claim(person, token), ids: [id] };
  },
  rematch: async ({ tables }, person, { ana }) => {
    const id = await running(tables, [ana, person], { options: { turns: 1 } });
    await play(await Viewer.at(tables, id, ana), tables, id, 'end');
    const ids: string[] = [];
    return { take: async (server) => ids.push(await server.rematch(id, person)), ids };
  },
};
const names = Object.keys(ways);

/** Prepares each of these ways with other people, so that only this person reaches the limit. */
async function prepared(here: World, person: Me, chosen: readonly string[]) {
  const made = [];
  for (const name of chosen) {
    const [ana, ben] = (await registerUsers(here.tables, 'Ana', 'Ben')) as [Me, Me];
    made.push(await known(ways[name])(here, person, { ana, ben }));
  }
  return made;
}

describe('the limit of tables per person', () => {
  it('holds for forty concurrent requests to sit', async () => {
    const here = await world();
    const [eva] = (await registerUsers(here.tables, 'Eva')) as [Me];
    const made = await prepared(here, eva, Array<string>(40).fill('sit'));
    const answers = await outcomes(made.map(({ take }, i) => take(known(here.servers[i % here.servers.length]))));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(MOST);
    expect(new Set(answers)).toEqual(new Set(['ok', 'tooManyTables']));
    expect(
      await playedBy(
        here,
        eva,
        made.flatMap(({ ids }) => ids),
      ),
    ).toBe(MOST);
  });

  it.each(names)('holds for: %s', async (name) => {
    const here = await world();
    const [eva] = (await registerUsers(here.tables, 'Eva')) as [Me];
    const before = await prepared(here, eva, [name]);
    const others = await prepared(here, eva, Array<string>(MOST).fill('sit'));
    for (const { take } of others) await take(here.tables);
    expect(await outcomes(before.map(({ take }) => take(here.tables)))).toEqual(['tooManyTables']);
    await here.tables.stand(known(others[0]?.ids[0]), eva);
    expect(await outcomes(before.map(({ take }) => take(here.tables)))).toEqual(['ok']);
  });

  it('holds for all ways to get a seat, in any mixture and on any server', async () => {
    await check(
      asyncProperty(
        array(record({ name: constantFrom(...names), at: nat(2) }), { minLength: MOST + 1, maxLength: 9 }),
        async (chosen) => {
          const here = await world();
          const [eva] = (await registerUsers(here.tables, 'Eva')) as [Me];
          const made = await prepared(
            here,
            eva,
            chosen.map(({ name }) => name),
          );
          const answers = await outcomes(
            made.map(({ take }, i) => take(known(here.servers[(chosen[i]?.at ?? 0) % here.servers.length]))),
          );
          const ids = made.flatMap((each) => each.ids);
          expect(answers.filter((answer) => answer === 'ok')).toHaveLength(MOST);
          expect(await playedBy(here, eva, ids)).toBe(MOST);
          await here.tables.close();
        },
      ),
      { numRuns: 12 },
    );
  });
});
