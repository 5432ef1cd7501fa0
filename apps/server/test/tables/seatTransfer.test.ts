import { describe, expect, it } from 'vitest';
import { makeWorld, registerUsers, refusal, running, settingsOf, Viewer } from '../harness.ts';

describe('a seat transfer', () => {
  it("moves the seat, the host's role and the view to another person, once", async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await running(tables, [ana!, ben!]);
    const [old, fresh] = [await Viewer.at(tables, table, ana!), await Viewer.at(tables, table, eva!)];
    const { token, expires } = await tables.handover(table, ana!, null);
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(expires).toBeGreaterThan(0);
    expect(await refusal(tables.claim(ben!, token))).toBe('alreadySeated');
    expect(await tables.claim(eva!, token)).toEqual({ table, seat: 0 });
    expect([old.match?.playerID, fresh.match?.playerID]).toEqual([null, '0']);
    expect(fresh.view?.seats[0]).toMatchObject({ name: 'Eva', host: true });
    expect(fresh.log.at(-1)).toMatchObject({ kind: 'table', event: { type: 'handedOver', seat: 0 } });
    expect(await refusal(tables.claim(eva!, token))).toBe('badHandover');
    expect(await refusal(tables.stand(table, ana!))).toBe('notSeated');
  });

  it('succeeds for one of many people who use it at once', async () => {
    const { tables } = await makeWorld();
    const [ana, ...crowd] = await registerUsers(tables, 'Ana', ...Array.from({ length: 10 }, (_, i) => `Person ${i}`));
    const table = await tables.open(ana!, settingsOf());
    const { token } = await tables.handover(table, ana!, null);
    const results = await Promise.allSettled(crowd.map((person) => tables.claim(person, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is rejected if it is unknown, has expired, or its seat was given up', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    expect(await refusal(tables.claim(ben!, 'A'.repeat(22)))).toBe('badHandover');
    expect(await refusal(tables.handover(table, ben!, null))).toBe('notSeated');
    const late = await tables.handover(table, ana!, null);
    await clock.advance(10 * 60_000);
    expect(await refusal(tables.claim(ben!, late.token))).toBe('badHandover');
    const given = await tables.handover(table, ana!, null);
    await tables.stand(table, ana!);
    expect(await refusal(tables.claim(ben!, given.token))).toBe('badHandover');
  });

  it('removes the old page if spectators are not allowed', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await running(tables, [ana!, ben!], { watchable: false });
    const old = await Viewer.at(tables, table, ana!);
    await tables.claim(eva!, (await tables.handover(table, ana!, null)).token);
    expect(old.gone).toBe('watchingNotAllowed');
  });

  it('can be used by its own maker, which uses it up', async () => {
    const { tables } = await makeWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    const table = await tables.open(ana!, settingsOf());
    const { token } = await tables.handover(table, ana!, null);
    expect(await tables.claim(ana!, token)).toEqual({ table, seat: 0 });
    expect(await refusal(tables.claim(ana!, token))).toBe('badHandover');
  });
});
