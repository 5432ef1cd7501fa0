/** The kinds of pieces in the cabinet. */
export const kinds = ['fan', 'clock', 'jug', 'medal', 'book', 'key'] as const;
export type Kind = (typeof kinds)[number];

/** Number of pieces on a full shelf. */
export const SHELF_SIZE = 6;

/** Shelves of each cabinet. Each kind has as many pieces as the cabinet has shelves. */
export const cabinets = { full: 6, small: 4 } as const;
export type Cabinet = keyof typeof cabinets;
