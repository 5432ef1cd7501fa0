import type { ReasonKey, ScoreSource, SentenceKey, TermKey } from '@sobremesa/games/newgame';
import type { SourceKey } from '../../../i18n/shape.ts';

/** Keys that the rules use, so that each catalogue must have them. */
export type GameKey = SentenceKey | ScoreSource | SourceKey<ScoreSource> | `reasons.${ReasonKey}` | `terms.${TermKey}`;
