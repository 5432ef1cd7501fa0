import {
  expertOf,
  favourKinds,
  headlineOf,
  patronOf,
  type ExpertId,
  type FavourKind,
  type HeadlineId,
  type PatronGoal,
  type PatronId,
} from '@sobremesa/games/museum';
import type { Words } from './words.ts';

type Texts = Pick<Words, 't' | 'term' | 'list'>;

/** An Expert's effect on the player who hires them, as a sentence. */
export function expertText({ t, term }: Texts, id: ExpertId): string {
  const { effect } = expertOf(id);
  const { type: kind, ...numbers } = effect;
  switch (effect.type) {
    case 'civilisationBonus':
      return t('experts.civilisationBonus', { people: term(`people-${effect.civilisation}`) });
    case 'domainBonus':
      return t('experts.domainBonus', { domain: term(effect.domain) });
    default:
      return t(`experts.${kind}`, numbers);
  }
}

/** The effect of a kind of Favour, as a sentence. */
export function favourText({ t }: Texts, kind: FavourKind): string {
  const favour = favourKinds.find((one) => one.kind === kind);
  if (favour === undefined) throw new RangeError(`no kind of Favours ${kind}`);
  const { type: _, ...numbers } = favour.effect;
  return t(`favours.${kind}`, numbers);
}

/** The effect of a Headline on its round, as a sentence. */
export function headlineText({ t, term }: Texts, id: HeadlineId): string {
  const { type: kind, ...values } = headlineOf(id).effect;
  return t(`headlines.${kind}`, 'continent' in values ? { continent: term(values.continent) } : values);
}

/**
 * A Patron's goal and its points per level. @param needsCollection the table's variant
 * `patronNeedsCollection`
 */
export function patronText(texts: Texts, id: PatronId, needsCollection = false): string {
  const { goal, levels } = patronOf(id);
  const steps = levels.map(([cards, points]) => texts.t('patrons.level', { cards, points })).join('; ');
  const text = goalText(texts, goal, steps);
  return needsCollection ? texts.t('patrons.inCollection', { goal: text }) : text;
}

function goalText({ t, term, list }: Texts, { civilisations, domain, continent }: PatronGoal, levels: string): string {
  const peoples = list((civilisations ?? []).map((civilisation) => term(`people-${civilisation}`)));
  if (domain !== undefined && civilisations !== undefined) {
    return t('patrons.mixed', { domain: term(domain), peoples, levels });
  }
  if (domain !== undefined) return t('patrons.domain', { domain: term(domain), levels });
  if (continent !== undefined) return t('patrons.continent', { continent: term(continent), levels });
  return t('patrons.civilisation', { people: peoples, levels });
}
