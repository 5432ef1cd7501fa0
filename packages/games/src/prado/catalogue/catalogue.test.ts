import { describe, expect, it } from 'vitest';
import { slotsWithEffects } from '../rules/slots.ts';
import { closedRooms, guardStart, securityRemoved, soloStartHand, startHand, visitCards } from './box.ts';
import { countsFor, inMuseum, missionOf, missions } from './missions.ts';
import { paintingOf, paintings } from './paintings.ts';
import { slotOf, slots } from './slots.ts';
import { centuries, schools, themes } from './types.ts';

const count = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('paintings (section 8)', () => {
  it('35, in the order of their Spanish titles; the first four are as expected', () => {
    expect(paintings).toHaveLength(35);
    expect(new Set(paintings.map(({ id }) => id)).size).toBe(35);
    const titles = paintings.map(({ title }) => title.es);
    expect(titles.slice(0, 4)).toEqual([
      'Capitulaciones de boda y baile campestre',
      'Carlos III',
      'Carlos V en la batalla de Mühlberg',
      'Ciego tocando la zanfonía',
    ]);
    expect(titles.slice(4).every((title) => title.localeCompare('Ciego tocando la zanfonía', 'es') > 0)).toBe(true);
  });

  it('have 2 to 5 visitors, which decide the points: 4, 5, 7 or 9, one less with two themes', () => {
    const points = { 2: 4, 3: 5, 4: 7, 5: 9 };
    for (const painting of paintings) {
      expect(painting.themes.length).toBeGreaterThanOrEqual(1);
      expect(painting.themes.length).toBeLessThanOrEqual(2);
      expect(painting.points).toBe(points[painting.visitors] - (painting.themes.length - 1));
    }
    expect([2, 3, 4, 5].map((visitors) => count(paintings, (painting) => painting.visitors === visitors))).toEqual([
      10, 12, 8, 5,
    ]);
    expect(sum(paintings.map(({ points }) => points))).toBe(191);
  });

  it('five centuries and six schools; seven of the 18th century', () => {
    expect(centuries.map((century) => count(paintings, (painting) => painting.century === century))).toEqual([6, 8, 9, 7, 5]);
    expect(schools.map((school) => count(paintings, (painting) => painting.school === school))).toEqual([14, 7, 7, 5, 1, 1]);
  });

  it('have a title and a painter in both languages, and a year of their century', () => {
    for (const { title, painter, year, century } of paintings) {
      for (const text of [title.es, title.en, painter.es, painter.en]) expect(text).not.toBe('');
      expect(Math.ceil(year.first / 100)).toBe(century);
      expect(year.last ?? year.first + 1).toBeGreaterThan(year.first);
    }
  });

  it('are found by their ids', () => {
    expect(paintingOf('meninas').painter.es).toBe('Diego Velázquez');
    expect(() => paintingOf('guernica')).toThrow('no painting guernica');
  });
});

const needed = (inAll: number) => (inAll <= 5 ? 2 : inAll <= 8 ? 3 : inAll <= 11 ? 4 : 5);

describe('missions (section 9)', () => {
  it('15: five centuries, four schools, six themes, each symbol once', () => {
    expect(missions.filter(({ group }) => group === 'century').map(({ value }) => value)).toEqual(centuries);
    expect(missions.filter(({ group }) => group === 'school').map(({ value }) => value)).toEqual(['ES', 'IT', 'NL', 'FR']);
    expect(missions.filter(({ group }) => group === 'theme').map(({ value }) => value)).toEqual(themes);
  });

  it('need 2 to 5 paintings, depending on the number in the museum, and give 4 (N + 1) − K points', () => {
    for (const mission of missions) {
      expect(mission.needed).toBe(needed(inMuseum(mission)));
      expect(mission.points).toBe(4 * (mission.needed + 1) - inMuseum(mission));
    }
  });

  it('the example of the rulebook: three of the seven from the 18th century, for 9 points', () => {
    const mission = missionOf('century-xviii');
    expect({ ...mission, inMuseum: inMuseum(mission) }).toMatchObject({ needed: 3, points: 9, inMuseum: 7 });
  });

  it('count paintings by century, school or theme', () => {
    const meninas = paintingOf('meninas');
    expect(missions.filter((mission) => countsFor(mission, meninas)).map(({ id }) => id)).toEqual([
      'century-xvii',
      'school-es',
      'theme-royalty',
      'theme-portraits',
    ]);
    expect(() => missionOf('m-theme-royalty')).toThrow('no mission');
  });
});

describe('Visit cards (section 10)', () => {
  it('48, enough for four starting hands', () => {
    expect(visitCards).toEqual({ move: 16, help: 12, change: 12, security: 8 });
    expect(sum(Object.values(visitCards))).toBe(48);
    expect(startHand).toEqual(['move', 'change', 'security']);
    expect(soloStartHand).toEqual(['move', 'change']);
    expect(securityRemoved).toEqual({ easy: 2, medium: 1, hard: 0 });
  });
});

describe('slot cards (section 11)', () => {
  it('20 regular and 5 final ones, each with an effect', () => {
    expect(slots).toHaveLength(25);
    expect(count(slots, ({ final }) => final)).toBe(5);
    expect(slotsWithEffects.toSorted()).toEqual(slots.map(({ id }) => id).toSorted());
    expect(() => slotOf('S21')).toThrow('no slot card S21');
  });

  it('send the guard equally often each way, 1 to 3 rooms, and use both piles', () => {
    expect(count(slots, ({ guard }) => guard.direction === 'cw')).toBe(13);
    expect([1, 2, 3].map((steps) => count(slots, ({ guard }) => guard.steps === steps))).toEqual([9, 8, 8]);
    expect(count(slots, ({ pile }) => pile === 'I')).toBe(13);
  });
});

describe('the board (section 3)', () => {
  it('has closed rooms by number of players, and the guard starts in an open room', () => {
    expect(closedRooms).toEqual({ 1: [3, 4], 2: [3, 4], 3: [1], 4: [] });
    for (const [players, room] of Object.entries(guardStart)) expect(closedRooms[Number(players)]).not.toContain(room);
  });
});
