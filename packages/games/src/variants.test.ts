import { expect, it } from 'vitest';
import { games } from './index.ts';

it.each(Object.entries(games))('the form of %s has the defaults of its schema', (_name, { options, optionFields }) => {
  const defaults = Object.fromEntries(optionFields.map((field) => [field.name, field.default]));
  expect(defaults).toEqual(options.parse({}));
  for (const field of optionFields) expect(field.values).toContain(field.default);
});
