import { expect, it } from 'vitest';
import { hookAddressFrom } from './forms.ts';
import { hookAddress } from './hooks.ts';

it('takes one address, as it was pasted', () => {
  expect(hookAddressFrom('  https://hooks.example/a?b=c#d \n')).toBe('https://hooks.example/a?b=c#d');
  expect(hookAddressFrom('http://10.0.0.7:8080/topic')).toBe('http://10.0.0.7:8080/topic');
});

it.each(['', 'hooks.example', 'ftp://hooks.example', 'https://a b', 'https://é.example', `https://a/${'x'.repeat(1000)}`])(
  'takes no %j',
  (typed) => {
    expect(hookAddressFrom(typed)).toBeNull();
    expect(hookAddress.safeParse(typed).success).toBe(false);
  },
);
