/** What the form that opens a table says of the variants. */
export const options = {
  cabinet: {
    label: 'Size of the cabinet',
    help: 'With fewer shelves the match is shorter, and each majority is settled sooner.',
    values: { full: 'Six shelves', small: 'Four shelves' },
  },
};
