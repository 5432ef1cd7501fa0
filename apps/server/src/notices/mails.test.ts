import { describe, expect, it } from 'vitest';
import { people } from '../../test/harness.ts';
import { minute, noticesWorld } from '../../test/support/notices.ts';
import { RefusedError } from '../refused.ts';
import { countedAs } from './allowances.ts';

const hour = 60 * minute;
type World = Awaited<ReturnType<typeof noticesWorld>>;
type Person = Parameters<World['notices']['writeTo']>[0];

/** Where mail can be sent, and the times, in minutes from now, at which it may be asked for again. */
async function mailing(parts: Parameters<typeof noticesWorld>[0] = {}) {
  const world = await noticesWorld({ sendsMail: true, ...parts });
  const ask = (person: Person, address: string) =>
    world.notices.writeTo(person, address, 'es').then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof RefusedError) || error.refusal.code !== 'mailedEnough') throw error;
        return ((error.refusal.again ?? 0) - world.clock.now()) / minute;
      },
    );
  return { ...world, ask, mails: () => world.told.splice(0).length };
}

describe('confirmation mails', () => {
  it('to one address are three a day with growing pauses, whoever asks for them', async () => {
    const { tables, pass, ask, mails, close } = await mailing();
    const names = Array.from({ length: 13 }, (_, i) => `P${i}`);
    const asking = await people(tables, ...names);
    const answers = await Promise.all(asking.map((person) => ask(person, 'ana@example.org')));
    await pass(minute);
    expect(mails()).toBe(1);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    const [first, second] = asking;
    expect(await ask(first!, 'ana@example.org')).toBe(9);
    await pass(9 * minute);
    expect(await ask(second!, 'ana@example.org')).toBeNull();
    await pass(minute);
    expect(await ask(first!, 'ana@example.org')).toBe(119);
    await pass(2 * hour);
    expect(await ask(first!, 'ana@example.org')).toBeNull();
    await pass(20 * hour);
    expect(await ask(first!, 'ana@example.org')).toBeGreaterThan(60);
    expect(mails()).toBe(2);
    await pass(2 * hour);
    expect(await ask(first!, 'ana@example.org')).toBeNull();
    await close();
  });

  it('are counted alike for all spellings of an address, and sent as it is written', async () => {
    const { tables, pass, ask, told, close } = await mailing();
    const [ana] = await people(tables, 'Ana');
    expect(await ask(ana!, 'A.na+x@Example.org')).toBeNull();
    expect(await ask(ana!, 'ana+y@example.org')).toBe(10);
    expect(await ask(ana!, 'a.n.a@EXAMPLE.ORG')).toBe(10);
    await pass(minute);
    expect(told.map(({ letter }) => (JSON.parse(letter.target) as { address: string }).address)).toEqual(['A.na+x@Example.org']);
    await close();
  });

  it('are five a day for one person, and one refused for the person costs the address nothing', async () => {
    const { tables, ask, close } = await mailing();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    for (let i = 0; i < 5; i++) expect(await ask(ana!, `a${i}@example.org`)).toBeNull();
    expect(await ask(ana!, 'a5@example.org')).toBe(24 * 60);
    expect(await ask(ben!, 'a5@example.org')).toBeNull();
    await close();
  });

  it('are counted over a restart, and without the address', async () => {
    const { tables, storage, clock, notices, ask, mails, pass } = await mailing();
    const [ana] = await people(tables, 'Ana');
    expect(await ask(ana!, 'ana@example.org')).toBeNull();
    await pass(minute);
    expect(mails()).toBe(1);
    await notices.stop();
    const next = await mailing({ storage, clock });
    expect(await next.ask(ana!, 'ana@example.org')).toBe(9);
    await next.close();
    await tables.close();
  });

  it('are not needed for an address that is confirmed', async () => {
    const { tables, storage, notices, ask, mails, pass, close } = await mailing();
    const [ana] = await people(tables, 'Ana');
    await ask(ana!, 'ana@example.org');
    const [channel] = await storage.channelsOf(ana!.id);
    await storage.confirmChannel(channel!.id);
    for (let i = 0; i < 9; i++) expect(await ask(ana!, 'ana@example.org')).toBeNull();
    await pass(minute);
    expect(mails()).toBe(1);
    expect((await notices.of(ana!)).channels).toMatchObject([{ confirmed: true }]);
    await close();
  });
});

it.each([
  ['ana@example.org', 'ana@example.org'],
  ['Ana@EXAMPLE.org.', 'ana@example.org'],
  ['a.n.a+news+more@example.org', 'ana@example.org'],
  ['"a@b"@example.org', '"a@b"@example.org'],
])('%s is counted as %s', (address, counted) => expect(countedAs(address)).toBe(counted));
