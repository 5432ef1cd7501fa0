import { expect, it } from 'vitest';
import { onMap, placesOf } from './places.ts';
import { loadPieces } from './pieces.ts';

const pieces = await loadPieces('en');

it.each([
  ['the meeting of equator and meridian', { latitude: 0, longitude: 0 }, 472, 314],
  ['the tropic of Cancer at Havana', { latitude: 23.4, longitude: -82.4 }, 243, 248],
  ['the arctic circle', { latitude: 66.6, longitude: 25 }, 542, 95],
  ['Rapa Nui, far in the west', { latitude: -27.1, longitude: -109.4 }, 168, 390],
  ['New Zealand, far in the east', { latitude: -41, longitude: 174 }, 956, 435],
  ['Tonga, beyond the date line', { latitude: -21.2, longitude: -175.2 }, 986, 373],
])('finds %s on the map', (_name, place, x, y) => {
  expect(Math.abs(onMap(place).x - x)).toBeLessThan(2);
  expect(Math.abs(onMap(place).y - y)).toBeLessThan(2);
});

it('each piece is at one place, and pins keep their distance', () => {
  const places = placesOf(pieces);
  expect(places.flatMap((place) => place.pieces)).toHaveLength(pieces.length);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
  const distances = places.flatMap((a) => places.filter((b) => b !== a).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...distances)).toBeGreaterThan(20);
});
