import { OutboundError, type OutboundResponse } from './outboundHttp.ts';
import type { Outcome } from './sender.ts';

/**
 * The outcome of a message that was sent over HTTP.
 *
 * @param ifMaybeSent the outcome of a request that may have arrived
 */
export async function httpOutcome(sending: Promise<OutboundResponse>, ifMaybeSent: Outcome = 'done'): Promise<Outcome> {
  try {
    const { status, retryAfter } = await sending;
    if (status >= 200 && status < 300) return 'done';
    if (status === 404 || status === 410) return 'gone';
    if (status === 408 || status === 425 || status === 429 || status >= 500)
      return { after: retryAfter ?? 0, reason: `HTTP ${status}` };
    return 'refused';
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.kind === 'notSent') return { after: 0 };
    return error.kind === 'blocked' ? 'refused' : ifMaybeSent;
  }
}
