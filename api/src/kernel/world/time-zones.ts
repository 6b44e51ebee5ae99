import { OTHER_TIME_ZONE_NAMES } from './time-zone-other-names.js';
import { TIME_ZONE_TABLE } from './time-zone-table.js';

export const UTC = 'UTC';

const rows = (table: string): string[][] => table.split(';').map((row) => row.trim().split(/\s+/));
const OF_COUNTRIES = new Map(rows(TIME_ZONE_TABLE).map(([country = '', ...zones]) => [country, zones]));

/** Every zone by its name in the IANA time zone database, and UTC, in the order of the alphabet. */
export const TIME_ZONES: readonly string[] = [...new Set([...OF_COUNTRIES.values()].flat()), UTC].sort();

const NAMES = new Map([
  ...rows(OTHER_TIME_ZONE_NAMES).flatMap(([zone = '', ...others]) =>
    others.map((name) => [name.toLowerCase(), zone] as const),
  ),
  ...TIME_ZONES.map((zone) => [zone.toLowerCase(), zone] as const),
]);

/** `Asia/Kolkata` for it, `asia/kolkata` and the old `Asia/Calcutta`; null for what is no zone. */
export const timeZoneOf = (name: string): string | null => NAMES.get(name.trim().toLowerCase()) ?? null;

/** Where most people of a country live; UTC for a place without one. `country` is an ISO 3166-1 code. */
export const zoneOfCountry = (country: string): string => OF_COUNTRIES.get(country)?.[0] ?? UTC;
