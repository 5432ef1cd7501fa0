import { describe, expect, it, vi } from 'vitest';
import { registerUsers } from '../../test/harness.ts';
import { minute, notificationsWorld, second } from '../../test/support/notifications.ts';
import { RefusedError } from '../refused.ts';

const hour = 60 * minute;
const ADDRESS = 'ana@example.org';

/** Ana has confirmed her address. */
async function asking(perHour = 3) {
  const world = await notificationsWorld({ sendsMail: true, env: { CONFIRMATIONS_PER_HOUR: String(perHour) } });
  const { notifications, storage, tables, sent, pass } = world;
  const [ana] = await registerUsers(tables, 'Ana');
  await notifications.addAddress(ana!, ADDRESS, 'en', null);
  const [channel] = await storage.channelsOf(ana!.id);
  await storage.confirmChannel(channel!.id);
  await pass(minute);
  sent.splice(0);
  /** Resolves to the request, or to the minutes until another code can be requested. */
  const ask = (network: string, address = ADDRESS) =>
    notifications.sendCode(address, network).then(
      ({ request }) => request,
      (error: unknown) => {
        if (!(error instanceof RefusedError) || error.refusal.code !== 'mailedEnough') throw error;
        return ((error.refusal.again ?? 0) - world.clock.now()) / minute;
      },
    );
  const codes = () => sent.splice(0).flatMap(({ outgoing: { content } }) => (content.kind === 'code' ? content.code : []));
  const claim = async (request: string, code: string) => {
    const hash = await notifications.tryCode({ address: ADDRESS, request, code });
    return (await tables.devices.claimByCode(hash, 'phone')).person.name;
  };
  return { ...world, ask, codes, claim };
}

describe('codes', () => {
  it('of several requests are all valid, each with its own request only', async () => {
    const { ask, codes, claim, pass, close } = await asking();
    const own = String(await ask('192.0.2.1'));
    await pass(second);
    const [code = ''] = codes();
    const strange = String(await ask('192.0.2.2'));
    await pass(second);
    const [other = ''] = codes();
    await expect(claim(own, other)).rejects.toThrow('badCode');
    await expect(claim(strange, code)).rejects.toThrow('badCode');
    expect(await claim(own, code)).toBe('Ana');
    expect(await claim(strange, other)).toBe('Ana');
    await close();
  });

  it('can be requested with growing pauses per network and address, whatever others and other spellings do', async () => {
    const { ask, pass, close } = await asking();
    expect(await ask('192.0.2.2')).toEqual(expect.any(String));
    expect(await ask('192.0.2.2')).toBe(1);
    for (let i = 0; i < 8; i++) expect(await ask('192.0.2.2', `ana+${i}@example.org`)).toEqual(expect.any(String));
    await pass(minute);
    expect(await ask('192.0.2.2')).toEqual(expect.any(String));
    expect(await ask('192.0.2.2')).toBe(10);
    expect(await ask('192.0.2.1')).toEqual(expect.any(String));
    await close();
  });

  it('are all sent when later requests are carried out before earlier ones', async () => {
    const { ask, codes, pass, close } = await asking(100);
    for (let i = 0; i < 12; i++) {
      await ask(`192.0.2.${i}`);
      await pass(50);
    }
    await pass(second);
    expect(codes()).toHaveLength(12);
    await close();
  });

  it('are limited per network, and per address for all networks together', async () => {
    const { ask, close } = await asking();
    for (let i = 0; i < 20; i++) expect(await ask('192.0.2.2', `p${i}@example.org`)).toEqual(expect.any(String));
    expect(await ask('192.0.2.2', 'p20@example.org')).toBe(60);
    for (let i = 0; i < 30; i++) expect(await ask(`198.51.100.${i}`)).toEqual(expect.any(String));
    expect(await ask('192.0.2.1')).toBe(24 * 60);
    await close();
  });

  it.each([ADDRESS, 'nobody@example.org'])(
    'are looked up and sent after the answer, whose time tells nothing: %s',
    async (address) => {
      const { ask, storage, codes, pass, close } = await asking();
      const lookUp = vi.spyOn(storage, 'channelsAt');
      expect(await ask('192.0.2.1', address)).toEqual(expect.any(String));
      // Nor does the time of an answer to the next request.
      expect(await ask('192.0.2.2', address)).toEqual(expect.any(String));
      expect(lookUp).not.toHaveBeenCalled();
      await pass(second);
      expect(lookUp).toHaveBeenCalledTimes(2);
      expect(codes()).toHaveLength(address === ADDRESS ? 2 : 0);
      await close();
    },
  );

  it("count against the installation's limit only if they are sent, and separately from confirmations", async () => {
    const { ask, codes, pass, log, tables, notifications, close } = await asking();
    for (let i = 0; i < 10; i++) await ask('192.0.2.2', `nobody${i}@example.org`);
    for (let i = 1; i <= 5; i++) await ask(`192.0.2.${i}`);
    await pass(second);
    expect(codes()).toHaveLength(3);
    expect(log.warnings).toHaveLength(2);
    const [eva] = await registerUsers(tables, 'Eva');
    await notifications.addAddress(eva!, 'eva@example.org', 'en', null);
    await pass(hour);
    await ask('192.0.2.9');
    await pass(second);
    expect(codes()).toHaveLength(1);
    await close();
  });
});
