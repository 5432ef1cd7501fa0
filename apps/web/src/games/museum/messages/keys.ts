import type { Civilisation, ExpertEffect, HeadlineEffect, ReasonKey, ScoreSource, SentenceKey } from '@sobremesa/games/museum';
import type { SourceKey } from '../../../i18n/shape.ts';

/** Keys that the rules use, so that each catalogue must have them. */
export type GameKey =
  | SentenceKey
  | ScoreSource
  | SourceKey<ScoreSource>
  | `reasons.${ReasonKey}`
  | `terms.people-${Civilisation}`
  | `experts.${ExpertEffect['type']}`
  | `headlines.${HeadlineEffect['type']}`;
