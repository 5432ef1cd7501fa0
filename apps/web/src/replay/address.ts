/** A moment in the address: `?at=120&seat=1`. Without a seat, it is seen as by a spectator. */
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

export function searchOf({ at, seat }: Place): string {
  return seat === null ? `?at=${at}` : `?at=${at}&seat=${seat}`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
