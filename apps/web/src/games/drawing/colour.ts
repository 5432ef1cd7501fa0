function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Mixes two colours. @param part the share of the second one, 0 to 1 */
export function mix(first: string, second: string, part = 0.5): string {
  const other = channels(second);
  const stirred = channels(first).map((value, i) => Math.round(value * (1 - part) + (other[i] ?? 0) * part));
  return `#${stirred.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
