import type { ReasonKey, ScoreSource, SentenceKey, TermKey, VisitType } from '@sobremesa/games/prado';

/** What the rules may name, and so no catalogue may lack. */
export type GameKey =
  SentenceKey | ScoreSource | `reasons.${ReasonKey}` | `terms.${TermKey}` | `cards.${VisitType}` | `action.short.${VisitType}`;
