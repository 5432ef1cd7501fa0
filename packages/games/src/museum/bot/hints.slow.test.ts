import { expect, it } from 'vitest';
import { expectTrueHints, pointsNamed } from '../../kit/testing/index.ts';
import { museum } from '../index.ts';
import { explain, hintKeys } from './hints.ts';

it('hints are true', () => {
  const compared = expectTrueHints({
    module: museum,
    explain,
    keys: hintKeys,
    seats: [2, 3],
    named: (said, { move }) => (move.startsWith('buy') ? pointsNamed(said) : null),
    isDone: () => true,
    // A hint with `opinion` needs one Headline of the seventeen.
    seldom: ['hints.arrange', 'hints.discard', 'hints.opinion', 'hints.exposed', 'hints.safe'],
  });
  expect(compared).toBeGreaterThan(50);
});
