import { expect, it } from 'vitest';
import { deviceName } from './devices.ts';

it.each(['', 'Firefox · Linux', '  Safari   · iPhone ', 'Teléfono de mamá'])('accepts a device called %j', (name) => {
  expect(deviceName.safeParse(name).success).toBe(true);
});

it.each(['Fire\u200Bfox', '\u3164', 'Firefox\u202E', 'a\nb', '\u2800'])(
  'rejects %j, which a list would not show as it is',
  (name) => {
    expect(deviceName.safeParse(name).success).toBe(false);
  },
);
