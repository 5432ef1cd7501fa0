import { createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/process.ts';
import { Keys } from './keys.ts';

const keys = new Keys('a secret of the host');
const about = keys.mark('push', 'https://push.example/1');

it('seals what can be read with the same secret alone, and about the same alone', () => {
  const sealed = keys.seal('luis@example.org', about);
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('luis');
  expect(keys.seal('luis@example.org', about)).not.toEqual(sealed);
  expect(new Keys('a secret of the host').open(sealed, about)).toBe('luis@example.org');
  expect(new Keys('another secret').open(sealed, about)).toBeNull();
  expect(keys.open(sealed, keys.mark('push', 'https://push.example/2'))).toBeNull();
  expect(keys.open(sealed.subarray(0, 20), about)).toBeNull();
});

it('marks the same alike, and nothing else', () => {
  expect(keys.mark('push', 'https://push.example/1')).toEqual(about);
  expect(keys.mark('pushhttps://push.example/1')).not.toEqual(about);
  expect(new Keys('another secret').mark('push', 'https://push.example/1')).not.toEqual(about);
});

it('knows the links that it has made, each for its purpose', () => {
  const token = keys.sign('stop', 'channel-1');
  expect(keys.signed('stop', token)).toBe('channel-1');
  expect(keys.signed('confirm', token)).toBeNull();
  expect(keys.signed('stop', token.replace('channel-1', 'channel-2'))).toBeNull();
  for (const odd of ['', '.', 'channel-1', 'channel-1.', `${token}A`]) expect(keys.signed('stop', odd)).toBeNull();
});

it('always has the same key for push services, and that is one', () => {
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
  const signature = sign('sha256', Buffer.from('said'), privateKey);
  expect(verify('sha256', Buffer.from('said'), createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true);
});

it('makes a secret at the first start, which is the host’s alone, and keeps it', () => {
  using data = temporaryFolder();
  const folder = join(data.path, 'data');
  const first = Keys.open(folder, null);
  const file = join(folder, 'notices-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}\n$/);
  expect(Keys.open(folder, null).vapid.publicKey).toBe(first.vapid.publicKey);
  expect(Keys.open(folder, 'a secret of the host').vapid.publicKey).toBe(keys.vapid.publicKey);
});
