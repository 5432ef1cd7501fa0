import type { Me } from '@sobremesa/protocol';

/** A user, by id. `Users.nameOf` has the name. */
export type User = Pick<Me, 'id'>;
