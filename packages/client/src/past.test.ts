import { beforeEach, describe, expect, it } from 'vitest';
import { pastOf } from './past.ts';
import { FakeServer, snapshot, TABLE } from './testing/index.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.welcome();
});

const start = snapshot(3, { fields: { turn: ['player'] } });
const updates = [
  [{ G: { m: 4 } }, [7, 0, ['turn', '1'], { table: { type: 'undone', seat: 1 } }]],
  [null, [9, 0, ['turn', '0']]],
  [{ G: { m: 6 } }],
];
const past = (match: object) => {
  server.answers['match:since'] = () => ({ ok: true, past: { match, updates } }) as never;
  return pastOf(server.connection, TABLE, 3);
};

describe('a recap', () => {
  it('contains the snapshot, and the state after each update with its log lines', async () => {
    const steps = await past(start);
    expect(server.of('match:since')[0]?.data).toEqual({ table: TABLE, version: 3 });
    expect(
      steps?.map(({ match: { version, state, fresh }, log }) => [version, state.G, fresh.map(({ seq }) => seq), log.length]),
    ).toEqual([
      [3, { moves: 3 }, [], 0],
      [4, { moves: 4 }, [7], 2],
      [5, { moves: 4 }, [9], 1],
      [6, { moves: 6 }, [], 0],
    ]);
  });

  it('can arrive deflated', async () => {
    const deflating = new Blob([JSON.stringify(start)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const steps = await past({ deflated: new Uint8Array(await new Response(deflating).arrayBuffer()) });
    expect(steps?.at(-1)?.match).toMatchObject({ version: 6, playerID: '0', state: { G: { moves: 6 } } });
  });

  it('is null if the server cannot restore it, does not answer, or sends updates that do not fit', async () => {
    server.answers['match:since'] = () => ({ ok: true, past: null });
    expect(await pastOf(server.connection, TABLE, 3)).toBeNull();
    server.answers['match:since'] = () => ({ ok: false, error: { code: 'notSeated' } });
    expect(await pastOf(server.connection, TABLE, 3)).toBeNull();
    expect(await past({ ...start, fields: {} })).toBeNull();
    server.drop();
    expect(await pastOf(server.connection, TABLE, 3)).toBeNull();
  });
});
