import type { Draw } from '@sobremesa/match/shuffle';
import { domains } from '@sobremesa/match/shuffle/domains';
import { hexOf } from '../lib/hex.ts';
import { retryOnce } from '../lib/retryOnce.ts';

/**
 * The commitment of `deviceCommitment`, computed by the browser. Browsers have SHA-256 only on
 * `https` and on this computer; elsewhere the page loads it.
 */
export async function commitmentTo(draw: Pick<Draw, 'draw' | 'commitment'>, contribution: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) {
    const { deviceCommitment } = await retryOnce(() => import('@sobremesa/match/shuffle'));
    return deviceCommitment(draw, contribution);
  }
  const domain = Array.from(`${domains.device}\0`, (letter) => letter.charCodeAt(0));
  const pairs = `${draw.draw}${draw.commitment}${contribution}`.match(/../g) ?? [];
  const bytes = Uint8Array.from([...domain, ...pairs.map((pair) => parseInt(pair, 16))]);
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}
