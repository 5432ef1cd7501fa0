import { groupId, limits, mailAddress, seatNumber, tableId } from '@sobremesa/protocol';
import { UNKNOWN } from '../addresses/clientAddress.ts';
import { blockable, LONGEST_BLOCK } from '../addresses/blocks.ts';

/** An argument of `npm run admin`: a description of valid values, and a check. */
interface Argument {
  expected: string;
  fits(text: string): boolean;
}

/** The arguments, by their names in the usage text. */
const args = {
  TABLE: {
    expected: 'the id of a table, as "tables" lists it',
    fits: (text) => tableId.safeParse(text).success,
  },
  GROUP: {
    expected: 'the id of a group, as in the address of its page',
    fits: (text) => groupId.safeParse(text).success,
  },
  SEAT: {
    expected: `the number of a seat, from 1 to ${limits.seats}`,
    fits: (text) => /^\d+$/.test(text) && seatNumber.safeParse(Number(text) - 1).success,
  },
  ADDRESS: {
    expected: 'an IP address such as 203.0.113.7',
    fits: (text) => blockable(text) !== UNKNOWN,
  },
  EMAIL: {
    expected: 'an e-mail address',
    fits: (text) => mailAddress.safeParse(text).success,
  },
  HOURS: {
    expected: `a number of hours, at most ${LONGEST_BLOCK}`,
    fits: (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= LONGEST_BLOCK,
  },
} as const satisfies Readonly<Record<string, Argument>>;

export type ArgumentName = keyof typeof args;

/** @throws Error that names the first invalid argument, its value, and the expected one */
export function checkArguments(names: readonly ArgumentName[], values: readonly string[]): void {
  for (const [i, name] of names.entries()) {
    const { expected, fits } = args[name];
    const given = values[i] ?? '';
    if (!fits(given)) throw new Error(`${name} is ${JSON.stringify(given)}, but must be ${expected}`);
  }
}
