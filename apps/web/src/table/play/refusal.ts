import type { Refusal } from '@sobremesa/protocol';
import { useFailureText } from '../../lib/failure.ts';
import { useGameText } from '../../i18n/gameText.tsx';

/** A refused move in words: the game's own reason where there is one. */
export function useRefusalText(): (refusal: Refusal) => string {
  const failureText = useFailureText();
  const text = useGameText();
  return ({ code, reason }) => (code === 'illegalMove' && reason ? text.reason(reason) : failureText(code));
}
