/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  publicOpinionPerDeck: {
    label: 'Public Opinion',
    help: 'Public Opinion cards in the deck of each continent: the more there are, the more your storeroom will cost you at the end.',
    values: { 5: '5 cards', 4: '4 cards', 3: '3 cards', 2: '2 cards', 1: '1 card', 0: 'None' },
  },
  boards: {
    label: 'Museums',
    help: 'The basic plan is the same for all. The advanced ones are four different buildings, with walls between rooms.',
    values: { basic: 'Basic plan', advanced: 'Advanced plans' },
  },
  opinionPenalty: {
    label: 'Storeroom penalty',
    help: 'What each Object in your storeroom costs at the end: a point for each Public Opinion token on its continent, or a single point as soon as there is one.',
    values: { perToken: 'Per token', perCard: 'One point per Object' },
  },
  strictHandLimit: {
    label: 'Hand limit',
    help: 'With the strict limit, anyone who already holds seven Objects cannot explore on other players’ turns.',
    values: { false: 'At the end of the turn', true: 'Strict' },
  },
  patronNeedsCollection: {
    label: 'Patrons',
    help: 'Demanding Patrons count only Objects that belong to a collection.',
    values: { false: 'Count everything exhibited', true: 'Demanding' },
  },
  sweepMarketEachRound: {
    label: 'Objects on display',
    help: 'They stay until somebody takes them, or they are all replaced at the start of each round.',
    values: { false: 'They stay', true: 'They change each round' },
  },
};
