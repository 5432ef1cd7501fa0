import { continentOf } from './civilisations.ts';
import { objectOf } from './objects.ts';
import { civilisations, continents, domains } from './types.ts';
import type { Name, ObjectId, Patron, PatronGoal, PatronId } from './types.ts';

type Levels = Patron['levels'];
type Row = readonly [en: string, es: string, goal: PatronGoal];

const civilisationLevels: Levels = [
  [3, 5],
  [5, 10],
  [7, 18],
];
const domainLevels: Levels = [
  [4, 5],
  [6, 10],
  [8, 16],
];
const continentLevels: Levels = [
  [5, 4],
  [8, 9],
  [11, 15],
];
const mixedLevels: Levels = [
  [2, 5],
  [4, 10],
  [5, 16],
];

const friends: readonly Name[] = [
  { en: 'the Inca', es: 'los incas' },
  { en: 'the Maya', es: 'los mayas' },
  { en: 'Polynesia', es: 'Polinesia' },
  { en: 'Greece', es: 'Grecia' },
  { en: 'Rome', es: 'Roma' },
  { en: 'the Celts', es: 'los celtas' },
  { en: 'Phoenicia', es: 'Fenicia' },
  { en: 'Egypt', es: 'Egipto' },
  { en: 'Mesopotamia', es: 'Mesopotamia' },
  { en: 'China', es: 'China' },
  { en: 'India', es: 'la India' },
  { en: 'Japan', es: 'Japón' },
];
const societies: readonly Name[] = [
  { en: 'Agrarian Society', es: 'Sociedad Agraria' },
  { en: 'Institute of Architects', es: 'Instituto de Arquitectos' },
  { en: 'Academy of Letters', es: 'Academia de las Letras' },
  { en: 'Naval League', es: 'Liga Naval' },
  { en: 'Theological Society', es: 'Sociedad Teológica' },
  { en: 'War Ministry', es: 'Ministerio de la Guerra' },
];
const regions: readonly Name[] = [
  { en: 'America and the Pacific', es: 'América y el Pacífico' },
  { en: 'Europe', es: 'Europa' },
  { en: 'Africa and the Middle East', es: 'África y Oriente Medio' },
  { en: 'Asia', es: 'Asia' },
];
const mixed: readonly Row[] = [
  ['Seafarers’ Guild', 'Gremio de Navegantes', { domain: 'navigation', civilisations: ['POL', 'PHO', 'GRE'] }],
  ['Temple Builders’ Trust', 'Patronato de Constructores', { domain: 'architecture', civilisations: ['INC', 'MAY', 'EGY'] }],
  ['Eastern Wisdom Circle', 'Círculo de Sabiduría Oriental', { domain: 'religion', civilisations: ['IND', 'JAP', 'CHI'] }],
  ['Ancient Arms Club', 'Club de Armas Antiguas', { domain: 'war', civilisations: ['ROM', 'CEL', 'MES'] }],
  ['Harvest Foundation', 'Fundación Cosecha', { domain: 'agriculture', civilisations: ['CEL', 'PHO', 'MES'] }],
];

const families: readonly (readonly [Levels, readonly Row[]])[] = [
  [
    civilisationLevels,
    friends.map(({ en, es }, i) => [`Friends of ${en}`, `Amigos de ${es}`, { civilisations: civilisations.slice(i, i + 1) }]),
  ],
  [domainLevels, societies.map(({ en, es }, i) => [en, es, { domain: domains[i] }])],
  [
    continentLevels,
    regions.map(({ en, es }, i) => [`Geographic Society of ${en}`, `Sociedad Geográfica de ${es}`, { continent: continents[i] }]),
  ],
  [mixedLevels, mixed],
];

/** The 27 Patrons (8.1 to 8.5). */
export const patrons: readonly Patron[] = families
  .flatMap(([levels, rows]) => rows.map(([en, es, goal]) => ({ goal, levels, name: { en, es } })))
  .map(({ goal, levels, name }, index) => ({ id: `P${String(index + 1).padStart(2, '0')}`, goal, levels, name }));

export const patronIds: readonly PatronId[] = patrons.map(({ id }) => id);

const byId: ReadonlyMap<PatronId, Patron> = new Map(patrons.map((patron) => [patron.id, patron]));

/** The Patron with this id. @throws RangeError for an unknown id */
export function patronOf(id: PatronId): Patron {
  const patron = byId.get(id);
  if (patron === undefined) throw new RangeError(`no Patron ${id}`);
  return patron;
}

/** Whether an Object counts for a Patron. */
export function meetsGoal({ civilisations, domain, continent }: PatronGoal, id: ObjectId): boolean {
  const object = objectOf(id);
  return (
    (civilisations === undefined || civilisations.includes(object.civilisation)) &&
    (domain === undefined || object.domain === domain) &&
    (continent === undefined || continentOf(object.civilisation) === continent)
  );
}

/**
 * The points of a Patron for `cards` cards: those of the highest level reached, 0 below the lowest
 * (A16).
 */
export function patronPoints({ levels }: Patron, cards: number): number {
  return levels.findLast(([needed]) => cards >= needed)?.[1] ?? 0;
}
