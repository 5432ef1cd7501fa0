import { describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { startCluster } from '../support/cluster.ts';
import { Page } from '../support/page.ts';
import { hasRedis } from '../support/redis.ts';

const publicUrl = new URL('https://mesa.example');
const extraHeaders = { 'x-forwarded-host': publicUrl.host };

describe.skipIf(!hasRedis)('a passkey', () => {
  it('that one server created is announced, used and removed through another one', async () => {
    await using cluster = await startCluster({ size: 2, config: { publicUrl, trustProxy: 1 } });
    const [one, other] = cluster.nodes.map(({ url }) => url) as [string, string];
    const ana = new Page(one, { extraHeaders });
    await ana.do('identify', { name: 'Ana' });
    const { token } = await ana.do('devices:link', {});
    const guest = new Page(other, { extraHeaders });
    const { key } = await guest.do('devices:claim', { token });
    const second = new Page(other, { key, extraHeaders });
    await second.pushed('welcome');

    const authenticator = new Authenticator(publicUrl.origin);
    const passkey = authenticator.id.toString('base64url');
    const created = await ana.do('passkeys:create', {});
    await ana.do('passkeys:add', authenticator.create(created.options));
    await second.pushed('devices', ({ added }) => added.some(({ id }) => id === passkey));
    const { options } = await guest.do('passkeys:request', {});
    const { person } = await guest.do('passkeys:claim', authenticator.use(options));
    expect(person.name).toBe('Ana');
    await ana.pushed('devices', ({ added }) => added.some(({ way }) => way === 'passkey'));
    await second.do('passkeys:drop', { passkey });
    expect((await ana.pushed('devices', ({ gone }) => gone !== undefined)).gone).toEqual([passkey]);
    for (const page of [ana, guest, second]) page.close();
  });
});
