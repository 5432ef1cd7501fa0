import type { ZodMiniType } from 'zod/mini';
import { RefusedError } from './refused.ts';

/**
 * Parses client input with a schema.
 *
 * @throws RefusedError `badRequest`, also for a value with too many levels
 */
export function read<T>(schema: ZodMiniType<T>, input: unknown): T {
  try {
    return schema.parse(input);
  } catch {
    throw new RefusedError('badRequest');
  }
}
