import { use, useEffect, type ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { loadRulebookTexts } from '../games/load.ts';
import { announce } from '../ui/announce.tsx';

interface HintProps {
  game: string;
  decision: string;
  children: (text: string) => ReactNode;
}

/**
 * A tip on a kind of decision that is new to the reader, if the rulebook has one. Announced to
 * screen readers.
 */
export default function Hint({ game, decision, children }: HintProps) {
  const { hints } = use(loadRulebookTexts(game, useLocale()));
  const text = hints[decision];
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  return text !== undefined && children(text);
}
