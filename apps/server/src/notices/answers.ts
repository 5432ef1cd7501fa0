import { UnreachedError, type Reached } from './reach.ts';
import type { Outcome } from './sender.ts';

/**
 * What an answer over HTTP means for what was sent.
 *
 * @param perhaps what it means that it may have arrived
 */
export async function outcomeOf(sending: Promise<Reached>, perhaps: Outcome = 'done'): Promise<Outcome> {
  try {
    const { status, retryAfter } = await sending;
    if (status >= 200 && status < 300) return 'done';
    if (status === 404 || status === 410) return 'gone';
    if (status === 408 || status === 425 || status === 429 || status >= 500) return { after: retryAfter ?? 0 };
    return 'refused';
  } catch (error) {
    if (!(error instanceof UnreachedError)) throw error;
    if (error.again === 'later') return { after: 0 };
    return error.again === 'never' ? 'refused' : perhaps;
  }
}
