import { formatLocale } from '../i18n/languages.ts';

/** A time zone by its name in the IANA's list, and what is said for it. */
export interface Zone {
  id: string;
  /** As in that list, in English: the place first. */
  place: string;
}

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A zone without its part of the world: `America/Argentina/Buenos_Aires` is
 * `Buenos Aires, Argentina`.
 */
export function placeOf(id: string): string {
  const [region = '', ...places] = id.replaceAll('_', ' ').split('/');
  return places.length === 0 ? region : places.toReversed().join(', ');
}

/**
 * All zones that there are beside the one of this device, by the part of the world; `also` is among
 * them even if the browser does not list it.
 */
export function zonesBeside(own: string, also: string): Map<string, Zone[]> {
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), also]);
  ids.delete(own);
  const regions = new Map<string, Zone[]>();
  for (const id of ids) {
    const region = id.includes('/') ? id.slice(0, id.indexOf('/')) : '';
    const zones = regions.get(region) ?? [];
    regions.set(region, zones);
    zones.push({ id, place: placeOf(id) });
  }
  for (const zones of regions.values()) zones.sort((a, b) => a.place.localeCompare(b.place));
  return regions;
}

/** What a zone is called in a language, as in "Central European Time". */
export function zoneName(id: string, language: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(formatLocale(language), { timeZone: id, timeZoneName: 'longGeneric' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? placeOf(id);
}
