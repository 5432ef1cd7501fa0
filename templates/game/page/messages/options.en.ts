/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  cabinet: {
    label: 'Size of the cabinet',
    help: 'With fewer shelves the match is shorter, and each majority is settled sooner.',
    values: { full: 'Six shelves', small: 'Four shelves' },
  },
};
