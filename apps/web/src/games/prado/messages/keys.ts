import type { ReasonKey, ScoreSource, SentenceKey, TermKey, VisitType } from '@sobremesa/games/prado';
import type { SourceKey } from '../../../i18n/shape.ts';

/** Keys that the rules use, so that each catalogue must have them. */
export type GameKey =
  | SentenceKey
  | ScoreSource
  | SourceKey<ScoreSource>
  | `reasons.${ReasonKey}`
  | `terms.${TermKey}`
  | `cards.${VisitType}`
  | `action.short.${VisitType}`;
