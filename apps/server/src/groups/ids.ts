import { alias, randomToken } from '../secrets.ts';
import type { Joining } from '../storage/storage.ts';

const ID_BYTES = 8;
const TOKEN_BYTES = 16;

export function newGroupId(): string {
  return randomToken(ID_BYTES);
}

/** The secret of a group's link. */
export function newGroupToken(): string {
  return randomToken(TOKEN_BYTES);
}

/**
 * A person's id within a group. Their own id would reveal that members of two groups are the same.
 */
export function memberIdOf(group: string, person: string): string {
  return alias(`${group} ${person}`, ID_BYTES);
}

/** The person as they join or leave a group. */
export function joiningOf(group: string, person: string): Joining {
  return { person, member: memberIdOf(group, person) };
}
