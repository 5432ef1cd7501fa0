import type { Draw } from '@sobremesa/match/shuffle';
import { retryOnce } from '../lib/retryOnce.ts';

const DOMAIN = 'sobremesa/shuffle/1/device';

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
  const domain = Array.from(`${DOMAIN}\0`, (letter) => letter.charCodeAt(0));
  const pairs = `${draw.draw}${draw.commitment}${contribution}`.match(/../g) ?? [];
  const bytes = Uint8Array.from([...domain, ...pairs.map((pair) => parseInt(pair, 16))]);
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** Lower-case hex. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
