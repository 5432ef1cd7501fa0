import { expect, test } from 'vitest';
import { satisfies } from './node-version.mjs';

const range = '^20.19.0 || ^22.13.0 || >=24.0.0';

test.each(['20.19.0', '20.20.2', '22.13.0', '22.21.3', '24.0.0', '26.1.0'])('supports Node %s', (version) => {
  expect(satisfies(version, range)).toBe(true);
});

test.each(['12.22.1', '18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])('does not support Node %s', (version) => {
  expect(satisfies(version, range)).toBe(false);
});
