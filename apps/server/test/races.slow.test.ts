import { expect, it } from 'vitest';
import { newcomer } from './support/page.ts';
import { startServer } from './support/server.ts';

const ROUNDS = 100;
const SOCKETS = 40;

it(`of ${SOCKETS} sockets that request the only free seat at once, one gets it and the others are notified, ${ROUNDS} times`, async () => {
  await using server = await startServer();
  const { page: host } = await newcomer(server.url, 'Host');
  const guests = await Promise.all(Array.from({ length: SOCKETS }, (_, i) => newcomer(server.url, `Guest ${i}`)));
  for (let round = 0; round < ROUNDS; round++) {
    const { table } = await host.do('table:open', { game: 'secrets', seats: 2 });
    const answers = await Promise.all(
      guests.map(({ page }) => page.ask('table:sit', { table, ...(round % 2 ? { seat: 1 } : {}) })),
    );
    const seated = answers.flatMap((answer, i) => (answer.ok ? [{ seat: answer.seat, guest: guests[i] }] : []));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    expect(seated.map(({ seat }) => seat)).toEqual([1]);
    expect(refused).toEqual(Array<string>(SOCKETS - 1).fill(round % 2 ? 'seatTaken' : 'tableFull'));
    const { view } = await host.do('table:enter', { table });
    expect(view.seats[1]?.name).toBe(seated[0]?.guest?.person.name);
    await host.do('table:discard', { table });
  }
  for (const { page } of [...guests, { page: host }]) page.close();
}, 30_000);
