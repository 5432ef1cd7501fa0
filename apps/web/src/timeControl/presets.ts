import type { TimeControl } from '@sobremesa/protocol';

/** The proposed time controls, by the keys of their texts. */
export const presets = {
  none: { kind: 'live', clock: null },
  brisk: { kind: 'live', clock: { bank: 300, increment: 10 } },
  calm: { kind: 'live', clock: { bank: 600, increment: 20 } },
  turn: { kind: 'live', clock: { turn: 90 } },
  half: { kind: 'days', hours: 12 },
  day: { kind: 'days', hours: 24 },
  three: { kind: 'days', hours: 72 },
  week: { kind: 'days', hours: 168 },
} as const satisfies Readonly<Record<string, TimeControl>>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];
/** One of each kind; the form lists these first. */
export const firstPresets: readonly Preset[] = ['none', 'calm', 'day'];

/** The preset that equals a time control; null for a custom one. */
export function presetOf(pace: TimeControl): Preset | null {
  const text = JSON.stringify(pace);
  return presetNames.find((name) => JSON.stringify(presets[name]) === text) ?? null;
}
