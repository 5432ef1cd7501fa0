import { isGroupId } from '@sobremesa/protocol';

/**
 * A moment in the address: `?at=120&seat=1`. Without a seat, it is seen as by a spectator. With
 * `group`, the match is one of a group, which keeps it longer than its table.
 */
export interface Place {
  at: number;
  seat: number | null;
}

/** Values that the match does not have are those of its start and of spectators. */
export function placeIn(search: string, length: number, seats: number): Place {
  const parameters = new URLSearchParams(search);
  const at = wholeNumber(parameters.get('at'));
  const seat = wholeNumber(parameters.get('seat'));
  return { at: at === null ? 0 : Math.min(at, length), seat: seat !== null && seat < seats ? seat : null };
}

/** @param group the id of the match's group; null without one */
export function searchOf({ at, seat }: Place, group: string | null = null): string {
  const ofGroup = group === null ? '' : `group=${group}&`;
  return `?${ofGroup}at=${at}${seat === null ? '' : `&seat=${seat}`}`;
}

/** The group of the match in an address; null without one, or if it is not the id of any. */
export function groupIn(search: string): string | null {
  const id = new URLSearchParams(search).get('group');
  return id !== null && isGroupId(id) ? id : null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
