import type { ZodMiniType } from 'zod/mini';
import { RefusedError } from './refused.ts';

/**
 * What somebody sent, checked by its schema.
 *
 * @throws RefusedError `badRequest`, also for values that are nested too deeply to be checked.
 */
export function read<T>(schema: ZodMiniType<T>, input: unknown): T {
  try {
    return schema.parse(input);
  } catch {
    throw new RefusedError('badRequest');
  }
}
