import type { Me } from '@sobremesa/protocol';

/** Somebody with a key, by id. `Users.nameOf` has the name. */
export type User = Pick<Me, 'id'>;
