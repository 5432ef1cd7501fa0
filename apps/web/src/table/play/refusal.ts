import type { Refusal } from '@sobremesa/protocol';
import { useFailureText } from '../../lib/failure.ts';
import { useGameText } from '../../i18n/gameText.tsx';

/** Turns a refusal into words: the game's own reason if there is one. */
export function useRefusalText(): (refusal: Refusal) => string {
  const failureText = useFailureText();
  const text = useGameText();
  return ({ code, reason }) => (code === 'illegalMove' && reason ? text.reason(reason) : failureText(code));
}
