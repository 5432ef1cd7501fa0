import type { Me } from '@sobremesa/protocol';

/** Somebody with a key, by id. `People.nameOf` has the name. */
export type Person = Pick<Me, 'id'>;
