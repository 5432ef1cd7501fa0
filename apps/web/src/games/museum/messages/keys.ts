import type { Civilisation, ExpertEffect, HeadlineEffect, ReasonKey, ScoreSource, SentenceKey } from '@sobremesa/games/museum';

/** What the rules may name, and so no catalogue may lack. */
export type GameKey =
  | SentenceKey
  | ScoreSource
  | `reasons.${ReasonKey}`
  | `terms.people-${Civilisation}`
  | `experts.${ExpertEffect['type']}`
  | `headlines.${HeadlineEffect['type']}`;
