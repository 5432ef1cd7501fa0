export type SeatLook = 'taken' | 'free' | 'closed';

/** Sizes in units of a picture of 32 by 32. */
export const mark = { size: 32, table: 8.4, seat: 3.5, orbit: 12.2 } as const;

/** The centres of the seats around the table, from the bottom clockwise. */
export function seatCentres(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return { x: 16 + mark.orbit * Math.cos(angle), y: 16 + mark.orbit * Math.sin(angle) };
  });
}
