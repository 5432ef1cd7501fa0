import { describe, expect, it } from 'vitest';
import { registerUsers } from '../../test/harness.ts';
import { minute, notificationsWorld } from '../../test/support/notifications.ts';
import { RefusedError } from '../refused.ts';
import { normalizedAddress } from './allowances.ts';

const hour = 60 * minute;
type World = Awaited<ReturnType<typeof notificationsWorld>>;
type User = Parameters<World['notifications']['addAddress']>[0];

/** Requests mails. Resolves to null, or to the minutes until another mail can be requested. */
async function mailing(parts: Parameters<typeof notificationsWorld>[0] = {}) {
  const world = await notificationsWorld({ sendsMail: true, ...parts });
  const ask = (user: User, address: string) =>
    world.notifications.addAddress(user, address, 'es', null).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof RefusedError) || error.refusal.code !== 'mailedEnough') throw error;
        return ((error.refusal.again ?? 0) - world.clock.now()) / minute;
      },
    );
  return { ...world, ask, mails: () => world.sent.splice(0).length };
}

describe('confirmation mails', () => {
  it('to one address are limited to three per day with growing pauses, for all people together', async () => {
    const { tables, pass, ask, mails, close } = await mailing();
    const names = Array.from({ length: 13 }, (_, i) => `P${i}`);
    const asking = await registerUsers(tables, ...names);
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

  it('are counted together for all spellings of an address, and sent to the spelling given', async () => {
    const { tables, pass, ask, sent, close } = await mailing();
    const [ana] = await registerUsers(tables, 'Ana');
    expect(await ask(ana!, 'A.na+x@Gmail.com')).toBeNull();
    expect(await ask(ana!, 'ana+y@gmail.com')).toBe(10);
    expect(await ask(ana!, 'a.n.a@GMAIL.COM')).toBe(10);
    await pass(minute);
    expect(sent.map(({ outgoing }) => (JSON.parse(outgoing.target) as { address: string }).address)).toEqual([
      'A.na+x@Gmail.com',
    ]);
    await close();
  });

  it('are limited to five per person and day, and a refused mail does not count for its address', async () => {
    const { tables, ask, close } = await mailing();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    for (let i = 0; i < 5; i++) expect(await ask(ana!, `a${i}@example.org`)).toBeNull();
    expect(await ask(ana!, 'a5@example.org')).toBe(24 * 60);
    expect(await ask(ben!, 'a5@example.org')).toBeNull();
    await close();
  });

  it('to one domain are limited per hour as the operator sets it, however the domain is spelled', async () => {
    const { tables, pass, ask, close } = await mailing({ env: { CONFIRMATIONS_PER_DOMAIN: '3' } });
    const asking = await registerUsers(tables, 'Ana', 'Ben', 'Eva', 'Leo');
    for (const [i, domain] of ['example.org', 'EXAMPLE.org', 'example.org.'].entries())
      expect(await ask(asking[i]!, `a${i}@${domain}`)).toBeNull();
    expect(await ask(asking[3]!, 'a3@example.org')).toBe(60);
    expect(await ask(asking[3]!, 'a3@example.net')).toBeNull();
    await pass(hour);
    expect(await ask(asking[3]!, 'a3@example.org')).toBeNull();
    await close();
  });

  it('are limited per hour as the operator sets it, for all people and domains together', async () => {
    const { tables, pass, ask, mails, close } = await mailing({ env: { CONFIRMATIONS_PER_HOUR: '2' } });
    const asking = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    expect(await ask(asking[0]!, 'a@one.example')).toBeNull();
    expect(await ask(asking[1]!, 'a@two.example')).toBeNull();
    expect(await ask(asking[2]!, 'a@three.example')).toBe(60);
    await pass(minute);
    expect(mails()).toBe(2);
    await pass(hour);
    expect(await ask(asking[2]!, 'a@three.example')).toBeNull();
    await close();
  });

  it('are still counted after a restart, without storing the address', async () => {
    const { tables, storage, clock, stop, ask, mails, pass } = await mailing();
    const [ana] = await registerUsers(tables, 'Ana');
    expect(await ask(ana!, 'ana@example.org')).toBeNull();
    await pass(minute);
    expect(mails()).toBe(1);
    await stop();
    const next = await mailing({ storage, clock });
    expect(await next.ask(ana!, 'ana@example.org')).toBe(9);
    await next.close();
    await tables.close();
  });

  it('are not sent for a confirmed address', async () => {
    const { tables, storage, notifications, ask, mails, pass, close } = await mailing();
    const [ana] = await registerUsers(tables, 'Ana');
    await ask(ana!, 'ana@example.org');
    const [channel] = await storage.channelsOf(ana!.id);
    await storage.confirmChannel(channel!.id);
    for (let i = 0; i < 9; i++) expect(await ask(ana!, 'ana@example.org')).toBeNull();
    await pass(minute);
    expect(mails()).toBe(1);
    expect((await notifications.of(ana!)).channels).toMatchObject([{ confirmed: true }]);
    await close();
  });
});

it.each([
  ['ana@example.org', 'ana@example.org'],
  ['Ana@EXAMPLE.org.', 'ana@example.org'],
  ['a.n.a+news+more@gmail.com', 'ana@gmail.com'],
  ['a.n.a+news@example.org', 'a.n.a@example.org'],
  ['"a@b"@example.org', '"a@b"@example.org'],
])('%s is counted as %s', (address, counted) => expect(normalizedAddress(address)).toBe(counted));
