import { createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/process.ts';
import { Keys } from './keys.ts';

const keys = new Keys('a secret of the host');
const context = keys.mark('push', 'https://push.example/1');

it('unseals with the same secret and the same context only', () => {
  const sealed = keys.seal('luis@example.org', context);
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('luis');
  expect(keys.seal('luis@example.org', context)).not.toEqual(sealed);
  expect(new Keys('a secret of the host').unseal(sealed, context)).toBe('luis@example.org');
  expect(new Keys('another secret').unseal(sealed, context)).toBeNull();
  expect(keys.unseal(sealed, keys.mark('push', 'https://push.example/2'))).toBeNull();
  expect(keys.unseal(sealed.subarray(0, 20), context)).toBeNull();
});

it('gives equal values equal marks, and different values different ones', () => {
  expect(keys.mark('push', 'https://push.example/1')).toEqual(context);
  expect(keys.mark('pushhttps://push.example/1')).not.toEqual(context);
  expect(new Keys('another secret').mark('push', 'https://push.example/1')).not.toEqual(context);
});

it('verifies its own tokens, each for its purpose', () => {
  const token = keys.sign('stop', 'channel-1');
  expect(keys.verify('stop', token)).toBe('channel-1');
  expect(keys.verify('confirm', token)).toBeNull();
  expect(keys.verify('stop', token.replace('channel-1', 'channel-2'))).toBeNull();
  for (const odd of ['', '.', 'channel-1', 'channel-1.', `${token}A`]) expect(keys.verify('stop', odd)).toBeNull();
});

it('derives a valid VAPID key pair from the secret', () => {
  const { publicKey, privateKey } = keys.vapid;
  expect(new Keys('a secret of the host').vapid.publicKey).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signature = sign('sha256', Buffer.from('signed'), privateKey);
  expect(verify('sha256', Buffer.from('signed'), createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true);
});

it('derives the same keys from a secret as earlier versions', () => {
  expect(keys.vapid.publicKey).toBe('BKNc3Tuqo-4MjnC7pc9Vufj1LEyibav-8uw7nHzSz4U6pN7V3e9iaABlFc1ZYDLoSbVX65Zd10kMo6DrAOxGLvU');
  expect(keys.vapid.privateKey.export({ format: 'jwk' }).d).toBe('cYQq5gnps98FaZSwOtY5vgvrwrPd0wnlbMw0VOGPhdw');
  expect(Buffer.from(context).toString('base64url')).toBe('jBLz3umOWel9pSlShTBSIDOhHaquI0t7-riEa6woGZ0');
  const stored =
    'WDt21fY9FTYKgy5dkAj1DvkdtSqLTD4Eq5HxOzOzEr88qecqtm3MsSHfgqCkcSEhvRKlr9vW6GPGYPloaAfOCqDeKzmBoBsLV9wfuGR-_Hgr-JokcPhqyjFvLfhXOSCw7Vz16l1-UYaNOuR2l3_c';
  expect(JSON.parse(keys.unseal(Buffer.from(stored, 'base64url'), context) ?? '')).toEqual({
    endpoint: 'https://push.example/1',
    p256dh: 'BCVx',
    auth: 'BTBZ',
    label: 'phone',
  });
  expect(keys.verify('stop', 'channel-1.PUu65WwuyaWJaKO-fs6uvwH8')).toBe('channel-1');
});

it('creates a secret at the first start, readable by its owner only, and keeps it', () => {
  using data = temporaryFolder();
  const folder = join(data.path, 'data');
  const first = Keys.load(folder, null);
  const file = join(folder, 'notices-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}\n$/);
  expect(Keys.load(folder, null).vapid.publicKey).toBe(first.vapid.publicKey);
  expect(Keys.load(folder, 'a secret of the host').vapid.publicKey).toBe(keys.vapid.publicKey);
});
