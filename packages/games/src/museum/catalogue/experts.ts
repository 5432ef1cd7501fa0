import type { Expert, ExpertEffect, ExpertId } from './types.ts';

const rows: readonly (readonly [en: string, es: string, cost: number, effect: ExpertEffect])[] = [
  ['Celtic scholar', 'Celtista', 3, { type: 'civilisationBonus', civilisation: 'CEL' }],
  ['Egyptologist', 'Egiptóloga', 3, { type: 'civilisationBonus', civilisation: 'EGY' }],
  ['Inca scholar', 'Especialista en los incas', 3, { type: 'civilisationBonus', civilisation: 'INC' }],
  ['Mayanist', 'Mayista', 3, { type: 'civilisationBonus', civilisation: 'MAY' }],
  ['Polynesia scholar', 'Especialista en Polinesia', 3, { type: 'civilisationBonus', civilisation: 'POL' }],
  ['Hellenist', 'Helenista', 3, { type: 'civilisationBonus', civilisation: 'GRE' }],
  ['Latinist', 'Latinista', 3, { type: 'civilisationBonus', civilisation: 'ROM' }],
  ['Semitist', 'Semitista', 3, { type: 'civilisationBonus', civilisation: 'PHO' }],
  ['Assyriologist', 'Asirióloga', 3, { type: 'civilisationBonus', civilisation: 'MES' }],
  ['Sinologist', 'Sinólogo', 3, { type: 'civilisationBonus', civilisation: 'CHI' }],
  ['Indologist', 'Indóloga', 3, { type: 'civilisationBonus', civilisation: 'IND' }],
  ['Japanologist', 'Japonóloga', 3, { type: 'civilisationBonus', civilisation: 'JAP' }],
  ['Rich shipowner', 'Rico armador', 3, { type: 'domainBonus', domain: 'navigation' }],
  ['Epigraphist and translator', 'Epigrafista y traductor', 3, { type: 'domainBonus', domain: 'culture' }],
  ['Agronomist', 'Agrónoma', 3, { type: 'domainBonus', domain: 'agriculture' }],
  ['Architect', 'Arquitecto', 3, { type: 'domainBonus', domain: 'architecture' }],
  ['Theologian', 'Teóloga', 3, { type: 'domainBonus', domain: 'religion' }],
  ['Retired colonel', 'Coronel retirado', 3, { type: 'domainBonus', domain: 'war' }],
  ['Mentor', 'Mentor', 4, { type: 'mentor', count: 1 }],
  ['Institute director', 'Director de un instituto arqueológico', 3, { type: 'limits', hand: 9, favours: 4 }],
  ['Private detectives', 'Detectives privados', 3, { type: 'ignorePenalties', cards: 3 }],
  ['Journalist', 'Periodista', 3, { type: 'drawFavours', count: 2 }],
  ['Banker', 'Banquero', 3, { type: 'supplyPaysFee' }],
  ['Secretary', 'Secretaria', 3, { type: 'secretary', count: 1 }],
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

/** The Expert with this id. @throws RangeError for an unknown id */
export function expertOf(id: ExpertId): Expert {
  const expert = byId.get(id);
  if (expert === undefined) throw new RangeError(`no Expert ${id}`);
  return expert;
}
