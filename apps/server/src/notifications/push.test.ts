import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { Keys } from './keys.ts';
import { encrypted, pushHeaders } from './push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('encrypts the example of RFC 8291', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const theirs = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const body = encrypted('When I grow up, I want to be a watermelon', theirs, { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), keys });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('signs its headers as RFC 8292 requires', () => {
  const { vapid } = new Keys('a secret of the host');
  const now = Date.UTC(2026, 0, 1);
  const headers = pushHeaders(
    'https://push.example/send/abc',
    { ttl: 60, urgency: 'high', topic: 'AAAAAAAAAAA' },
    vapid,
    'https://mesa.example',
    now,
  );
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.Authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), how, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 60 * 60,
    sub: 'https://mesa.example',
  });
  expect(headers).toMatchObject({ TTL: 60, Urgency: 'high', Topic: 'AAAAAAAAAAA', 'Content-Encoding': 'aes128gcm' });
});
