import { term, type Samples } from '../../../../test/texts/sample.ts';

/** What arguments of the game's texts stand for in tests. */
export const samples: Samples = {
  kind: term('fan', 'jug'),
  kinds: term('all-fan', 'all-jug'),
  shelf: [3],
  first: [4],
  second: [2],
};
