/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  guard: {
    label: 'Guard',
    help: 'He walks through the rooms and takes the first place of the queue: you have to get past him to take the photo.',
    values: { auto: 'By number of players', yes: 'Yes', no: 'No' },
  },
  difficulty: {
    label: 'Difficulty',
    help: 'The more Security cards are left in the deck, the more often the guard clears his room.',
    values: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  },
  reactions: {
    label: 'Blocking',
    help: 'Calm: everybody is asked every time, and nobody learns who holds a Security card. Quick: players are asked only when somebody could block, which reveals when nobody can.',
    values: { calm: 'Calm', quick: 'Quick' },
  },
  windowSeconds: {
    label: 'Time to block',
    help: 'Every card waits this long unless somebody blocks it, so that nobody learns who could have.',
    values: { 8: '8 seconds', 15: '15 seconds', 30: '30 seconds', 60: '1 minute' },
  },
};
