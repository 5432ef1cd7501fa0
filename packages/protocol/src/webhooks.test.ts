import { expect, it } from 'vitest';
import { webhookAddressFrom } from './forms.ts';
import { webhookAddress } from './webhooks.ts';

it('accepts one pasted address', () => {
  expect(webhookAddressFrom('  https://hooks.example/a?b=c#d \n')).toBe('https://hooks.example/a?b=c#d');
  expect(webhookAddressFrom('http://10.0.0.7:8080/topic')).toBe('http://10.0.0.7:8080/topic');
});

it.each(['', 'hooks.example', 'ftp://hooks.example', 'https://a b', 'https://é.example', `https://a/${'x'.repeat(1000)}`])(
  'rejects %j',
  (typed) => {
    expect(webhookAddressFrom(typed)).toBeNull();
    expect(webhookAddress.safeParse(typed).success).toBe(false);
  },
);
