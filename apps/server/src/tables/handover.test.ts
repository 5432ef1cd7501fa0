import { describe, expect, it } from 'vitest';
import { makeWorld, people, refusal, running, settingsOf, Viewer } from '../../test/harness.ts';

describe('a handover', () => {
  it('takes the seat, the hosting and the view to another person, once', async () => {
    const { service } = await makeWorld();
    const [ana, ben, eva] = await people(service, 'Ana', 'Ben', 'Eva');
    const table = await running(service, [ana!, ben!]);
    const [old, fresh] = [await Viewer.at(service, table, ana!), await Viewer.at(service, table, eva!)];
    const { token, expires } = await service.handover(table, ana!);
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(expires).toBeGreaterThan(0);
    expect(await refusal(service.claim(ben!, token))).toBe('alreadySeated');
    expect(await service.claim(eva!, token)).toEqual({ table, seat: 0 });
    expect([old.match?.playerID, fresh.match?.playerID]).toEqual([null, '0']);
    expect(fresh.view?.seats[0]).toMatchObject({ name: 'Eva', host: true });
    expect(fresh.log.at(-1)).toMatchObject({ kind: 'table', event: { type: 'handedOver', seat: 0 } });
    expect(await refusal(service.claim(eva!, token))).toBe('badHandover');
    expect(await refusal(service.stand(table, ana!))).toBe('notSeated');
  });

  it('goes to one of many who try at once', async () => {
    const { service } = await makeWorld();
    const [ana, ...crowd] = await people(service, 'Ana', ...Array.from({ length: 10 }, (_, i) => `Person ${i}`));
    const table = await service.open(ana!, settingsOf());
    const { token } = await service.handover(table, ana!);
    const results = await Promise.allSettled(crowd.map((person) => service.claim(person, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused when it is unknown, has expired or its seat was given up', async () => {
    const { service, clock } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await service.open(ana!, settingsOf());
    expect(await refusal(service.claim(ben!, 'A'.repeat(22)))).toBe('badHandover');
    expect(await refusal(service.handover(table, ben!))).toBe('notSeated');
    const late = await service.handover(table, ana!);
    await clock.advance(10 * 60_000);
    expect(await refusal(service.claim(ben!, late.token))).toBe('badHandover');
    const given = await service.handover(table, ana!);
    await service.stand(table, ana!);
    expect(await refusal(service.claim(ben!, given.token))).toBe('badHandover');
  });

  it('sends the old page away where watching is not allowed', async () => {
    const { service } = await makeWorld();
    const [ana, ben, eva] = await people(service, 'Ana', 'Ben', 'Eva');
    const table = await running(service, [ana!, ben!], { watchable: false });
    const old = await Viewer.at(service, table, ana!);
    await service.claim(eva!, (await service.handover(table, ana!)).token);
    expect(old.gone).toBe('watchingNotAllowed');
  });

  it('may be used by the holder themselves, which uses it up', async () => {
    const { service } = await makeWorld();
    const [ana] = await people(service, 'Ana');
    const table = await service.open(ana!, settingsOf());
    const { token } = await service.handover(table, ana!);
    expect(await service.claim(ana!, token)).toEqual({ table, seat: 0 });
    expect(await refusal(service.claim(ana!, token))).toBe('badHandover');
  });
});
