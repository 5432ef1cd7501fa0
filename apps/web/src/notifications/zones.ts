import { formatLocale } from '../i18n/languages.ts';

/** A time zone by its IANA name, with a readable name. */
export interface Zone {
  id: string;
  /** The IANA name in readable English: the place first. */
  place: string;
}

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A zone without its region: `America/Argentina/Buenos_Aires` becomes `Buenos Aires, Argentina`.
 */
export function placeOf(id: string): string {
  const [region = '', ...places] = id.replaceAll('_', ' ').split('/');
  return places.length === 0 ? region : places.toReversed().join(', ');
}

/**
 * All zones except this device's, by region. `also` is among them even if the browser does not list
 * it.
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

/** The name of a zone in a language, such as "Central European Time". */
export function zoneName(id: string, language: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(formatLocale(language), { timeZone: id, timeZoneName: 'longGeneric' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? placeOf(id);
}
