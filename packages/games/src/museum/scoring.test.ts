import { describe, expect, it } from 'vitest';
import { POINTS_PER_PRESTIGE } from './catalogue/numbers.ts';
import { objectIds, objects } from './catalogue/objects.ts';
import { patronIds } from './catalogue/patrons.ts';
import { civilisationPoints, collectionsOf, domainPoints } from './rules/collections.ts';
import { opinionPenalties, patronKind, worthOf } from './rules/worth.ts';
import type { Curator } from './rules/worth.ts';
import { score, scoreParts, totalOf } from './scoring.ts';
import { layoutOf, table } from './testing/index.ts';
import type { PlayerSketch } from './testing/index.ts';

const plain: Curator = { board: 'basic', experts: [], patron: null, patronNeedsCollection: false };
const worth = (museum: string, more: Partial<Curator> = {}) => worthOf(layoutOf(museum), { ...plain, ...more });
const of = (civilisation: string, domain?: string) =>
  objects
    .filter((object) => object.civilisation === civilisation && (domain ?? object.domain) === object.domain)
    .map(({ id }) => id);
const war = (civilisations: string[], copy: number) => civilisations.map((civilisation) => of(civilisation, 'war')[copy]);
/** Nine cards in the gallery of the basic board. */
const cross = (cards: (string | undefined)[]) =>
  `. . ${cards[0]}/. . ${cards[1]}/${cards.slice(2, 7).join(' ')}/. . ${cards[7]}/. . ${cards[8]}`;
const ranks = (...players: PlayerSketch[]) => score(table({ players })).map(({ rank }) => rank);
const parts = (sketch: PlayerSketch, options: Readonly<Record<string, unknown>> = {}, opinion: object = {}) => {
  const G = table({ players: [sketch, {}], options, opinion });
  return Object.fromEntries(scoreParts(G, '0').map(({ source, points }) => [source.slice('score.'.length), points]));
};

describe('the test vectors of 1.13', () => {
  it('(a) four Egypt cards in a row, of four domains: 5', () => {
    const row = ['religion', 'architecture', 'navigation', 'agriculture'].map((domain) => of('EGY', domain)[0]);
    expect(worth(row.join(' ')).total).toBe(5);
  });
  it('(b) three war cards of Rome, Celts, Rome: 0', () => expect(worth('ROM-13 CEL-13 ROM-14').total).toBe(0));
  it('(c) the same with a China war card: 3', () => expect(worth('ROM-13 CEL-13 ROM-14 CHI-13').total).toBe(3));
  it('(d) an L of three Maya cards, all religion: 3, as a civilisation only', () => {
    expect(worth('MAY-11 MAY-12/MAY-13')).toMatchObject({ civilisations: 3, domains: 0, total: 3 });
  });
  it('(e) three Japan cards that touch only diagonally: 0', () => expect(worth('JAP-01 ./. JAP-04/. . JAP-06').total).toBe(0));
  it('(f) a pool of two Asian and one European card, tokens Asia 2, Europe 0: −4', () => {
    const { opinion } = parts({ pool: 'CHI-01 JAP-01 GRE-01' }, {}, { AS: 2 });
    expect(opinion).toBe(-4);
  });
});

describe('collections (1.13)', () => {
  it('follow the tables', () => {
    const sizes = Array.from({ length: 16 }, (_, size) => size);
    expect(sizes.map(civilisationPoints)).toEqual([0, 0, 0, 3, 5, 8, 12, 16, 21, 26, 31, 36, 41, 46, 51, 56]);
    expect(sizes.slice(0, 13).map(domainPoints)).toEqual([0, 0, 0, 3, 6, 10, 14, 19, 24, 30, 36, 42, 48]);
  });

  it('a card counts fully in a civilisation collection and in a domain collection', () => {
    expect(worth('INC-01 MAY-01 GRE-01/INC-04/INC-07')).toMatchObject({ civilisations: 3, domains: 3, total: 6 });
  });

  it('a connected group scores once as a whole; two separate groups score separately', () => {
    const [one, other] = [war(['ROM', 'CEL', 'GRE'], 0), war(['ROM', 'CEL', 'GRE'], 1)];
    expect(worth(`${one.join(' ')}/${other.join(' ')}`).domains).toBe(3);
    expect(worth(`${one.join(' ')}/. . . . ./${other.join(' ')}`).domains).toBe(6);
  });

  it('a domain counts only different civilisations; duplicates may connect', () => {
    expect(collectionsOf(layoutOf('ROM-13 ROM-14 CEL-13 ROM-15 CHI-13'), 'basic')).toMatchObject([
      { kind: 'domain', of: 'war', size: 3, points: 3, cells: [0, 1, 2, 3, 4] },
    ]);
  });

  it('a wall separates adjacent cells (1.11)', () => {
    const row = 'INC-01 INC-04 INC-07 INC-09';
    expect(worth(row).total).toBe(5);
    expect(worth(row, { board: 'twoWings' }).total).toBe(3);
  });

  it('all 15 Objects of a civilisation can form one collection', () => {
    const inca = of('INC');
    const rows = [inca.slice(0, 5), inca.slice(5, 10), inca.slice(10)].map((row) => row.join(' '));
    expect(worth(rows.join('/')).civilisations).toBe(56);
  });
});

describe('main gallery and full museum (1.13)', () => {
  const inca = of('INC');
  const plus = cross(inca);

  it('one civilisation in all nine cells: 10, in addition to the collection, which may extend further', () => {
    expect(worth(plus)).toMatchObject({ civilisations: 26, gallery: 10 });
    expect(worth(plus.replace('. .', `. ${inca[9]}`))).toMatchObject({ civilisations: 31, gallery: 10 });
    expect(worth(plus.replace(inca[8] as string, '.')).gallery).toBe(0);
  });

  it('one domain with three civilisations: 10; with two it is not a collection', () => {
    const cards = ['ROM', 'CEL', 'GRE', 'MES'].flatMap((civilisation) => of(civilisation, 'war')).slice(0, 9);
    expect(worth(cross(cards))).toMatchObject({ gallery: 10, domains: 3 });
    expect(worth(cross(cards.with(8, 'INC-01'))).gallery).toBe(0);
  });

  it('two collections cannot fill it together, and the bonus is scored once', () => {
    expect(worth(plus.replace(inca[4] as string, 'GRE-01')).gallery).toBe(0);
  });

  it('15 on an advanced board', () => {
    const block = inca.slice(0, 9);
    const rows = [0, 3, 6].map((from) => `. ${block.slice(from, from + 3).join(' ')}`);
    expect(worth(`. ./${rows.join('/')}`, { board: 'cloister' })).toMatchObject({ gallery: 15 });
  });

  it('25 cards: 10, on an advanced board 15', () => {
    const rows = [0, 1, 2, 3, 4].map((row) => objectIds.slice(31 * row, 31 * row + 5).join(' '));
    expect(parts({ museum: rows.join('/') })['full']).toBe(10);
    expect(parts({ museum: rows.join('/'), board: 'staircase' })['full']).toBe(15);
    expect(parts({ museum: rows.slice(1).join('/') })['full']).toBe(0);
  });
});

describe('Patrons (8, A15, A16)', () => {
  it('count exhibited cards anywhere in the museum, only the highest level', () => {
    expect(worth('INC-01 . INC-04 . INC-07', { patron: 'P01' }).patron).toBe(5);
    expect(parts({ hand: 'INC-01 INC-04', pool: 'INC-07', patron: 'P01' })['patron']).toBe(0);
    expect(worth('GRE-01 . MAY-01 . ROM-01/. INC-01', { patron: 'P13' }).patron).toBe(5);
    expect(worth('GRE-01 . ROM-01 . CEL-01/. GRE-02 . ROM-02', { patron: 'P20' }).patron).toBe(4);
    expect(worth('POL-08 . PHO-09', { patron: 'P23' }).patron).toBe(5);
  });

  it('with patronNeedsCollection only cards in a scoring collection count, each once', () => {
    const strict = { patronNeedsCollection: true };
    expect(worth('INC-01 . INC-04 . INC-07', { patron: 'P01', ...strict }).patron).toBe(0);
    expect(worth('INC-01 INC-04 INC-07', { patron: 'P01', ...strict }).patron).toBe(5);
    // A Patron of a domain: the civilisation collection of the same cards does not count.
    expect(worth('INC-01 INC-02 INC-03 . MAY-01', { patron: 'P13', ...strict }).patron).toBe(0);
    expect(worth('INC-01 MAY-01 GRE-01 ROM-01', { patron: 'P13', ...strict }).patron).toBe(5);
    // Nor do two civilisation collections, without a collection of the domain.
    expect(worth('INC-01 INC-02 INC-03/./MAY-01 MAY-02 MAY-03', { patron: 'P13', ...strict }).patron).toBe(0);
    // Patrons of a continent and mixed ones: either kind counts.
    expect(worth('INC-01 INC-02 INC-03 INC-04 INC-07', { patron: 'P19', ...strict }).patron).toBe(4);
    expect(worth('CEL-01 PHO-01 MES-01', { patron: 'P27', ...strict }).patron).toBe(5);
    // Four cards of the continent, one of them in two collections.
    expect(worth('INC-01 INC-04 INC-07/MAY-01/GRE-01/ROM-01', { patron: 'P19', ...strict }).patron).toBe(0);
  });
});

describe('Prestige and Public Opinion (1.7, 1.10)', () => {
  it('each remaining Prestige is a point', () => expect(parts({ prestige: 4 })['prestige']).toBe(4));

  it('each stored card costs a point for each token on its continent; a total below 0 is possible', () => {
    const G = table({
      players: [{ pool: 'INC-01 GRE-01', hand: 'INC-02', museum: 'CHI-10' }, { pool: 'INC-04' }],
      opinion: { AM: 3, AS: 3 },
    });
    expect(score(G).map(({ total }) => total)).toEqual([1 - 3, -3]);
  });

  it('with the option perCard a stored card costs one point if there is any token', () => {
    expect(parts({ pool: 'INC-01 INC-02 GRE-01' }, { opinionPenalty: 'perCard' }, { AM: 3 })['opinion']).toBe(-2);
    expect(opinionPenalties(['INC-01'], { AM: 2, EU: 0, AF: 0, AS: 0 }, [], { opinionPenalty: 'perToken' })).toEqual([2]);
  });
});

describe('ranks (1.13)', () => {
  it('more points, then more exhibited cards, then more Prestige, then fewer stored cards', () => {
    expect(ranks({ museum: 'INC-05' }, { museum: 'GRE-05' })).toEqual([2, 1]);
    expect(ranks({ museum: 'INC-05' }, { museum: 'INC-03 . INC-06' })).toEqual([2, 1]);
    expect(ranks({ museum: 'INC-03', prestige: 1 }, { museum: 'INC-02' })).toEqual([1, 2]);
    expect(ranks({ museum: 'INC-03', pool: 'INC-01' }, { museum: 'INC-10' })).toEqual([2, 1]);
  });

  it('equal players share a rank, and the next rank is skipped', () => {
    expect(ranks({ museum: 'INC-03' }, { museum: 'INC-10' }, {})).toEqual([1, 1, 3]);
  });
});

describe("the collections in which a Patron's cards count (A15)", () => {
  it('P01 to P12: civilisation collections; P13 to P18: domain collections; the others: either kind', () => {
    const kinds = patronIds.map((patron) => patronKind(patron));
    expect(kinds.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'civilisation'));
    expect(kinds.slice(12, 18)).toEqual(Array.from({ length: 6 }, () => 'domain'));
    expect(new Set(kinds.slice(18))).toEqual(new Set([null]));
  });
});

describe('the breakdown (1.13)', () => {
  it('lists each source in order, with the exhibited cards and the penalised ones', () => {
    const G = table({ players: [{ museum: 'INC-01', pool: 'CHI-01 GRE-01', prestige: 3, score: 5 }, {}], opinion: { AS: 2 } });
    expect(scoreParts(G, '0')).toEqual([
      { source: 'score.exhibited', points: 5, values: { cards: 1 } },
      { source: 'score.civilisations', points: 0 },
      { source: 'score.domains', points: 0 },
      { source: 'score.gallery', points: 0 },
      { source: 'score.full', points: 0 },
      { source: 'score.patron', points: 0 },
      { source: 'score.experts', points: 0 },
      { source: 'score.prestige', points: 3 * POINTS_PER_PRESTIGE },
      { source: 'score.opinion', points: -2, values: { cards: 1 } },
    ]);
    expect(totalOf(G, '0')).toBe(5 + 3 * POINTS_PER_PRESTIGE - 2);
  });

  it('E21: the Expert cancels the highest penalties', () => {
    const pool = ['GRE-01', 'CHI-01', 'INC-02'];
    const opinion = { AM: 3, EU: 1, AF: 0, AS: 2 };
    expect(opinionPenalties(pool, opinion, [], { opinionPenalty: 'perToken' })).toEqual([3, 2, 1]);
    expect(opinionPenalties(pool, opinion, ['E21'], { opinionPenalty: 'perToken' })[0]).toBe(0);
    expect(opinionPenalties(pool, opinion, [], { opinionPenalty: 'perCard' })).toEqual([1, 1, 1]);
  });
});
