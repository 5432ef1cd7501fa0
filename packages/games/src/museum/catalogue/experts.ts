import type { Expert, ExpertEffect, ExpertId } from './types.ts';

const rows: readonly (readonly [en: string, es: string, cost: number, effect: ExpertEffect])[] = [
  ['Celtic scholar', 'Celtista', 3, { t: 'civilisationBonus', civilisation: 'CEL' }],
  ['Egyptologist', 'Egiptóloga', 3, { t: 'civilisationBonus', civilisation: 'EGY' }],
  ['Inca scholar', 'Especialista en los incas', 3, { t: 'civilisationBonus', civilisation: 'INC' }],
  ['Mayanist', 'Mayista', 3, { t: 'civilisationBonus', civilisation: 'MAY' }],
  ['Polynesia scholar', 'Especialista en Polinesia', 3, { t: 'civilisationBonus', civilisation: 'POL' }],
  ['Hellenist', 'Helenista', 3, { t: 'civilisationBonus', civilisation: 'GRE' }],
  ['Latinist', 'Latinista', 3, { t: 'civilisationBonus', civilisation: 'ROM' }],
  ['Semitist', 'Semitista', 3, { t: 'civilisationBonus', civilisation: 'PHO' }],
  ['Assyriologist', 'Asirióloga', 3, { t: 'civilisationBonus', civilisation: 'MES' }],
  ['Sinologist', 'Sinólogo', 3, { t: 'civilisationBonus', civilisation: 'CHI' }],
  ['Indologist', 'Indóloga', 3, { t: 'civilisationBonus', civilisation: 'IND' }],
  ['Japanologist', 'Japonóloga', 3, { t: 'civilisationBonus', civilisation: 'JAP' }],
  ['Rich shipowner', 'Rico armador', 3, { t: 'domainBonus', domain: 'navigation' }],
  ['Epigraphist and translator', 'Epigrafista y traductor', 3, { t: 'domainBonus', domain: 'culture' }],
  ['Agronomist', 'Agrónoma', 3, { t: 'domainBonus', domain: 'agriculture' }],
  ['Architect', 'Arquitecto', 3, { t: 'domainBonus', domain: 'architecture' }],
  ['Theologian', 'Teóloga', 3, { t: 'domainBonus', domain: 'religion' }],
  ['Retired colonel', 'Coronel retirado', 3, { t: 'domainBonus', domain: 'war' }],
  ['Mentor', 'Mentor', 4, { t: 'mentor', n: 1 }],
  ['Institute director', 'Director de un instituto arqueológico', 3, { t: 'limits', hand: 9, favours: 4 }],
  ['Private detectives', 'Detectives privados', 3, { t: 'ignorePenalties', cards: 3 }],
  ['Journalist', 'Periodista', 3, { t: 'drawFavours', n: 2 }],
  ['Banker', 'Banquero', 3, { t: 'supplyPaysFee' }],
  ['Secretary', 'Secretaria', 3, { t: 'secretary', n: 1 }],
];

/** The 24 Experts (7), each once. */
export const experts: readonly Expert[] = rows.map(([en, es, cost, effect], index) => ({
  id: `E${String(index + 1).padStart(2, '0')}`,
  cost,
  effect,
  name: { en, es },
}));

export const expertIds: readonly ExpertId[] = experts.map(({ id }) => id);

const byId: ReadonlyMap<ExpertId, Expert> = new Map(experts.map((expert) => [expert.id, expert]));

/** The Expert with this id. @throws RangeError when there is none */
export function expertOf(id: ExpertId): Expert {
  const expert = byId.get(id);
  if (expert === undefined) throw new RangeError(`no Expert ${id}`);
  return expert;
}
