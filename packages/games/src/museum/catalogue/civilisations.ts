import { civilisations, continents } from './types.ts';
import type { Civilisation, Continent, Domain, Name, ObjectId } from './types.ts';
import { objects } from './objects.ts';

export const continentNames: Readonly<Record<Continent, Name>> = {
  AM: { en: 'America and the Pacific', es: 'América y el Pacífico' },
  EU: { en: 'Europe', es: 'Europa' },
  AF: { en: 'Africa and the Middle East', es: 'África y Oriente Medio' },
  AS: { en: 'Asia', es: 'Asia' },
};

export const civilisationNames: Readonly<Record<Civilisation, Name>> = {
  INC: { en: 'Inca', es: 'Incas' },
  MAY: { en: 'Maya', es: 'Mayas' },
  POL: { en: 'Polynesia', es: 'Polinesia' },
  GRE: { en: 'Greece', es: 'Grecia' },
  ROM: { en: 'Rome', es: 'Roma' },
  CEL: { en: 'Celts', es: 'Celtas' },
  PHO: { en: 'Phoenicia', es: 'Fenicia' },
  EGY: { en: 'Egypt', es: 'Egipto' },
  MES: { en: 'Mesopotamia', es: 'Mesopotamia' },
  CHI: { en: 'China', es: 'China' },
  IND: { en: 'India', es: 'India' },
  JAP: { en: 'Japan', es: 'Japón' },
};

export const domainNames: Readonly<Record<Domain, Name>> = {
  agriculture: { en: 'agriculture', es: 'agricultura' },
  architecture: { en: 'architecture', es: 'arquitectura' },
  culture: { en: 'culture', es: 'cultura' },
  navigation: { en: 'navigation', es: 'navegación' },
  religion: { en: 'religion', es: 'religión' },
  war: { en: 'war', es: 'guerra' },
};

const CIVILISATIONS_PER_CONTINENT = 3;

/** The continent of a civilisation (3.1). */
export function continentOf(civilisation: Civilisation): Continent {
  return continents[Math.floor(civilisations.indexOf(civilisation) / CIVILISATIONS_PER_CONTINENT)] as Continent;
}

const homes: ReadonlyMap<ObjectId, Continent> = new Map(objects.map(({ id, civilisation }) => [id, continentOf(civilisation)]));

/** The continent of an Object's civilisation. @throws RangeError for an unknown id */
export function homeOf(object: ObjectId): Continent {
  const home = homes.get(object);
  if (home === undefined) throw new RangeError(`no Object ${object}`);
  return home;
}
