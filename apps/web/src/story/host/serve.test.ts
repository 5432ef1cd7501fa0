import { games, type GameModule } from '@sobremesa/games';
import { explanations } from '@sobremesa/games/explanations';
import { readDocument } from '@sobremesa/match/document';
import { randomMatch, written } from '@sobremesa/match/testing';
import { beforeAll, expect, it } from 'vitest';
import { games as shown } from '../../games/index.ts';
import { courseOf, standing } from './course.ts';
import type { FromStory, Part, TurningPoint } from './model.ts';
import { coarseToFine } from './order.ts';
import { serve } from './serve.ts';
import { largest, MOST } from './parts.ts';

let text = '';
/** A match of five changes, which its players ended by agreement. */
beforeAll(async () => {
  text = JSON.stringify(await written(randomMatch(games['patzcuaro'] as GameModule, 2, 1, 5).finished));
});

/** A worker whose work waits until the test runs it. */
function worker() {
  const answers: FromStory[] = [];
  const planned: (() => void)[] = [];
  const send = serve(
    (answer) => answers.push(answer),
    (work) => planned.push(work),
  );
  const parts = (): Part[] => answers.flatMap((answer) => ('parts' in answer ? answer.parts : []));
  const isDone = () => answers.some((answer) => 'parts' in answer && answer.isDone);
  return { answers, planned, send, parts, isDone };
}

it('the worker sends points first, then chances for every stop, and its progress up to all of it', () => {
  const { send, planned, parts, isDone } = worker();
  send({ open: text });
  while (planned.length > 0) planned.shift()?.();
  expect(isDone()).toBe(true);
  const [first, ...rest] = parts();
  const stops = first !== undefined && 'stops' in first ? first.stops : [];
  expect(stops.at(-1)?.version).toBe(5);
  const chances = rest.flatMap((part) => ('chances' in part ? [part.chances] : []));
  expect(chances.map(({ stop }) => stop).toSorted((a, b) => a - b)).toEqual(stops.map((_, stop) => stop));
  for (const { whole, seen } of chances) expect([...whole, ...seen].every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  const last = rest.flatMap((part) => ('progress' in part ? [part.progress] : [])).at(-1);
  expect(last?.done).toBe(last?.total);
}, 120_000);

it('the worker pauses and goes on where it was', () => {
  const { send, planned, answers, parts, isDone } = worker();
  send({ open: text });
  planned.shift()?.();
  send({ works: false });
  while (planned.length > 0) planned.shift()?.();
  const before = answers.length;
  send({ works: true });
  send({ works: true });
  while (planned.length > 0) planned.shift()?.();
  expect(before).toBe(1);
  expect(isDone()).toBe(true);
  expect(parts().filter((part) => 'stops' in part)).toHaveLength(1);
}, 120_000);

it('the worker says why it cannot read a document', () => {
  const { send, answers } = worker();
  send({ open: '{}' });
  expect(answers).toEqual([{ failure: 'notAMatch' }]);
});

it('undone moves are no part of the course', () => {
  const move = { seat: 0, move: 'go', args: [], at: 0 };
  expect(standing([move, move, { seat: 0, undo: 1, at: 0 }, move])).toEqual([0, 1, 4]);
});

it('a seat sees the match of its time: the log without later and undone events', () => {
  const read = readDocument(text, games);
  if (!read.ok) throw new Error(read.error);
  const { seenAt, decisions } = courseOf(read.replay);
  const lengths = decisions.map(({ before, seat }) => seenAt(before, seat).log.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(seenAt(5, 0).view).toEqual(read.replay.module.view(read.replay.at(5).state.G, read.replay.at(5).state.ctx, '0'));
});

it('stops are visited from coarse to fine, each once', () => {
  expect(coarseToFine(5)).toEqual([4, 0, 2, 1, 3]);
  expect(coarseToFine(0)).toEqual([]);
  expect(coarseToFine(1)).toEqual([0]);
  expect(coarseToFine(38).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, index) => index));
});

it('each player keeps the turning points with the largest differences, in the order of the match', () => {
  const sentence = { key: 'x', values: {} };
  const point = (version: number, seat: number, lost: number): TurningPoint => {
    return { version, seat, made: [sentence], instead: sentence, why: null, chance: 0.5, chanceInstead: 0.5 + lost, error: 0 };
  };
  const found = [point(9, 0, 0.1), point(1, 0, -0.3), point(3, 0, 0.2), point(5, 0, 0.4), point(7, 1, 0.1)];
  expect(MOST).toBe(3);
  expect(largest(found).map(({ version }) => version)).toEqual([1, 3, 5, 7]);
});

it('every game with hints on the page explains moves to the worker', () => {
  const hinting = Object.entries(shown).flatMap(([game, { givesHints }]) => (givesHints ? [game] : []));
  expect(Object.keys(explanations).toSorted()).toEqual(hinting.toSorted());
});
