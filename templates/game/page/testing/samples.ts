import { term, type Samples } from '../../../../test/texts/sample.ts';

/** Sample values of the texts' arguments, for tests. */
export const samples: Samples = {
  kind: term('fan', 'jug'),
  kinds: term('all-fan', 'all-jug'),
  shelf: [3],
  first: [4],
  second: [2],
};
