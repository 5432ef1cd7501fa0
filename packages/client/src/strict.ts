import { answerTo, pushes, type RequestName } from '@sobremesa/protocol';
import type { Check } from './connection.ts';

/** The server sent a message that does not match the protocol. */
export class BadMessageError extends Error {
  override name = 'BadMessageError';
}

/** Validates every message against the protocol's schemas. @throws BadMessageError */
export const strict: Check = {
  push(name, message) {
    const schema = Object.hasOwn(pushes, name) ? pushes[name as keyof typeof pushes] : undefined;
    if (schema === undefined) throw new BadMessageError(`there is no push named ${name}`);
    mustPass(name, schema.safeParse(message), message);
  },
  answer(name: RequestName, answer) {
    mustPass(`answer to ${name}`, answerTo(name).safeParse(answer), answer);
  },
};

function mustPass(what: string, { success, error }: { success: boolean; error?: Error | undefined }, message: unknown): void {
  if (!success) throw new BadMessageError(`${what}: ${JSON.stringify(message)}`, { cause: error });
}
