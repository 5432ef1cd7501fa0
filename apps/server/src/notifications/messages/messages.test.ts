import { expect, it } from 'vitest';
import { textsIn } from './index.ts';

it.each([
  ['en', ['Ana'], 'Ana wants to play again', 'Prado: Ana has come to play.', 'Prado: Ana sat down at the table.'],
  [
    'en',
    ['Ana', 'Eva'],
    'Ana and Eva want to play again',
    'Prado: Ana and Eva have come to play.',
    'Prado: Ana and Eva sat down at the table.',
  ],
  ['en', [], 'Somebody wants to play again', 'Prado: Somebody has come to play.', 'Prado: somebody sat down at the table.'],
  ['es', ['Ana'], 'Ana quiere la revancha', 'Prado: Ana llegó a jugar.', 'Prado: Ana se sentó a la mesa.'],
  [
    'es',
    ['Ana', 'Eva'],
    'Ana y Eva quieren la revancha',
    'Prado: Ana y Eva llegaron a jugar.',
    'Prado: Ana y Eva se sentaron a la mesa.',
  ],
])('in %s, verbs agree with the names %j', (language, names, rematch, sat, seen) => {
  const { toUser, toWebhook } = textsIn(language);
  expect([toUser('rematch', 'Prado', names).title, toUser('sat', 'Prado', names).line, toWebhook('sat', 'Prado', names)]).toEqual(
    [rematch, sat, seen],
  );
});

it('lists names as in British English', () => {
  expect(textsIn('en').toWebhook('turn', 'Prado', ['Ana', 'Eva', 'Luz'])).toBe('Prado: your move, Ana, Eva and Luz.');
});
