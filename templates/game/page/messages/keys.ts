import type { ReasonKey, ScoreSource, SentenceKey, TermKey } from '@sobremesa/games/newgame';

/** What the rules may name, and so no catalogue may lack. */
export type GameKey = SentenceKey | ScoreSource | `reasons.${ReasonKey}` | `terms.${TermKey}`;
