import { games, type GameModule } from '@sobremesa/games';
import { describe, expect, it } from 'vitest';
import { randomMatch, written } from '../testing/index.ts';
import { digestOf } from './canonical.ts';
import { checkDocument, checkSteps, readDocument, type CheckNews, type KeptShuffle, type MatchDocument } from './index.ts';

type Shuffled = Extract<MatchDocument, { formatVersion: 2 }>;

const prado = games['prado'] as GameModule;
const document = (await written(randomMatch(prado, 3, 4, 60, true).finished)) as Shuffled;
const { shuffle } = document;
const ownSeat = shuffle.seats.findIndex((seat) => seat !== null && seat.contribution !== null);
const withheldSeat = shuffle.seats.findIndex((seat) => seat !== null && seat.contribution === null);
const own = shuffle.seats[ownSeat] as { commitment: string; contribution: string };
const other = 'ab'.repeat(32);

const kept: KeptShuffle = {
  draw: shuffle.draw,
  round: shuffle.round,
  commitment: shuffle.commitment,
  list: shuffle.seats.map((seat) => seat?.commitment ?? null),
  own: { ...own, confirmed: true },
};

function sealed(change: object): object {
  const { sha256: _, ...content } = { ...document, ...change };
  return { ...content, sha256: digestOf(content) };
}

const withShuffle = (change: Partial<Shuffled['shuffle']>) => sealed({ shuffle: { ...shuffle, ...change } });

function resultsOf(given: unknown, known: KeptShuffle | null = kept) {
  const news: CheckNews[] = [...checkDocument(given, games, known)];
  return news.flatMap((each) => ('step' in each ? [each] : []));
}

const differing = (given: unknown, known: KeptShuffle | null = kept) =>
  resultsOf(given, known).flatMap(({ step, result }) => (result === 'differs' ? [step] : []));

describe('a check', () => {
  it('finds every step the same in a match as it was played', () => {
    expect(resultsOf(document)).toEqual(checkSteps.map((step) => ({ step, result: 'same' })));
  });

  it('reports its progress from the deal to the last move', () => {
    const news = [...checkDocument(JSON.stringify(document), games, kept)];
    const checked = news.flatMap((each) => ('checked' in each ? [each.checked] : []));
    expect(checked).toEqual(Array.from({ length: document.moves.length + 1 }, (_, version) => version));
  });

  it('says what a device that was not at the table cannot compare', () => {
    const open = resultsOf(document, null).filter(({ result }) => result === 'unknown');
    expect(open).toEqual(['promise', 'list', 'own'].map((step) => ({ step, result: 'unknown', reason: 'notKept' })));
  });

  it('says what a device that came after the list cannot compare', () => {
    const open = resultsOf(document, { ...kept, list: null, own: null }).filter(({ result }) => result === 'unknown');
    expect(open).toEqual([
      { step: 'list', result: 'unknown', reason: 'noList' },
      { step: 'own', result: 'unknown', reason: 'notIn' },
    ]);
  });

  it('says that another device of the person contributed', () => {
    const replaced = { ...kept, own: { commitment: other, contribution: other, confirmed: false } };
    expect(resultsOf(document, replaced)).toContainEqual({ step: 'own', result: 'unknown', reason: 'replaced' });
  });
});

describe('a check names the step that differs, if', () => {
  it.each<[string, object, string[]]>([
    ['the document is damaged', { ...document, seed: other }, ['document']],
    ['the server has another secret', withShuffle({ secret: other }), ['commitment', 'seed']],
    ['the server made another promise', withShuffle({ commitment: other }), ['promise', 'commitment', 'contributions']],
    ['the draw was repeated', withShuffle({ round: shuffle.round + 1 }), ['promise', 'commitment']],
    ['a seat is missing', withShuffle({ seats: shuffle.seats.slice(1) }), ['list', 'own', 'contributions', 'seed']],
    [
      'the own contribution was dropped',
      withShuffle({ seats: shuffle.seats.with(ownSeat, { ...own, contribution: null }) }),
      ['own', 'seed'],
    ],
    [
      'the own contribution was replaced',
      withShuffle({ seats: shuffle.seats.with(ownSeat, { ...own, contribution: other }) }),
      ['own', 'contributions', 'seed'],
    ],
    [
      'the own seat was removed from the list',
      withShuffle({ seats: shuffle.seats.with(ownSeat, null) }),
      ['list', 'own', 'seed'],
    ],
    ['the seed was chosen', sealed({ seed: other }), ['seed', 'deal']],
    ['a move was changed', sealed({ moves: document.moves.with(20, { seat: 0, undo: 3, at: 0 }) }), ['moves']],
    ['it ended otherwise', sealed({ ending: document.ending === 'rules' ? 'agreement' : 'rules' }), ['end']],
  ])('%s', (_, given, steps) => {
    expect(differing(given)).toEqual(steps);
  });

  it('a contribution that the server did not confirm is missing only counts as late', () => {
    const dropped = withShuffle({ seats: shuffle.seats.with(ownSeat, { ...own, contribution: null }) });
    const results = resultsOf(dropped, { ...kept, own: { ...own, confirmed: false } });
    expect(results).toContainEqual({ step: 'own', result: 'unknown', reason: 'late' });
  });

  it('the version of a move that the rules refuse', () => {
    const changed = sealed({ moves: document.moves.with(20, { seat: 0, undo: 3, at: 0 }) });
    expect(resultsOf(changed)).toContainEqual({ step: 'moves', result: 'differs', error: 'illegalMove', version: 21 });
    expect(resultsOf(changed).at(-1)).toEqual({ step: 'end', result: 'unknown', reason: 'before' });
  });

  it('a withheld contribution is in the document, and changes nothing else', () => {
    expect(withheldSeat).toBeGreaterThanOrEqual(0);
    const claimed = { commitment: shuffle.seats[withheldSeat]?.commitment ?? '', contribution: other };
    expect(differing(withShuffle({ seats: shuffle.seats.with(withheldSeat, claimed) }))).toEqual(['contributions', 'seed']);
  });
});

it('a document whose seed does not follow from its shuffle is not replayed', () => {
  for (const given of [withShuffle({ secret: other }), sealed({ seed: other }), withShuffle({ seats: [] })]) {
    expect(readDocument(given, games)).toMatchObject({ ok: false, error: 'badShuffle' });
  }
});

it('a match without a shuffle has nothing to check', async () => {
  const plain = await written(randomMatch(prado, 2, 3, 20).finished);
  expect(plain.formatVersion).toBe(1);
  expect(resultsOf(plain)[0]).toEqual({ step: 'document', result: 'differs' });
});
