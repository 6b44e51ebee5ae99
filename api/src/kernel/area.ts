import { Refusal, type FieldError } from './refusal.js';
import { isRegion, regionKey } from './regions.js';

export class UnknownCountry extends Refusal {
  constructor(country: string, field = 'country') {
    const message = `${country} is not a country: give its two letters or its English name`;
    super('invalid', 'unknown_country', message, { fields: [{ field, message }] });
  }
}

/** Where something is sent to, as far as it is known: an estimate knows the country alone. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string | null;
  postcode: string | null;
}

/** A part of the world. The more it says, the sooner it is chosen. */
export interface Area {
  /** ISO 3166-1 alpha-2, or `*` for everywhere. */
  country: string;
  /** One state or region of the country by its name, or by its code where `regions.ts` knows it; null is all. */
  region: string | null;
  /** `SW1A 1AA`, a beginning like `SW1*`, or numbers from and to like `10000-14199`; none is all. */
  postcodes: readonly string[];
}

export const EVERYWHERE = '*';

/** The zone whose area describes the destination most narrowly; of equals the first. Undefined when none does. */
export function zoneOf<Zone extends { areas: readonly Area[] }>(
  zones: readonly Zone[],
  destination: Destination,
): Zone | undefined {
  let found: Zone | undefined;
  let best = -1;
  for (const zone of zones)
    for (const area of zone.areas) {
      const narrowness = holds(area, destination) ? narrownessOf(area) : -1;
      if (narrowness > best) {
        best = narrowness;
        found = zone;
      }
    }
  return found;
}

/** Whether it matters where something goes: false while all there is are zones for everywhere. */
export const areasDiffer = (zones: readonly { areas: readonly Area[] }[]): boolean =>
  zones.some(({ areas }) => areas.some(({ country }) => country !== EVERYWHERE));

/** Whether it matters in which region of the country somebody is, and nobody can tell from what was said. */
export const isRegionMissing = (
  zones: readonly { areas: readonly Area[] }[],
  { country, region }: Destination,
): boolean =>
  !isRegion(country, region) &&
  zones.some(({ areas }) => areas.some((area) => area.country === country && area.region !== null));

/** Whether a postcode is one of those; blanks, hyphens and case do not count. */
export function isPostcodeIn(postcode: string, patterns: readonly string[]): boolean {
  const code = plain(postcode);
  return patterns.some((pattern) => {
    const [, from, to] = RANGE.exec(pattern.trim()) ?? [];
    if (from && to) return code.length === from.length && /^\d+$/.test(code) && from <= code && code <= to;
    return pattern.trim().endsWith('*') ? code.startsWith(plain(pattern)) : code === plain(pattern);
  });
}

/** What an area or a method may give as a postcode: see `Area.postcodes`. */
export function isPostcodePattern(pattern: string): boolean {
  const [, from, to] = RANGE.exec(pattern.trim()) ?? [];
  if (from && to) return from.length === to.length && from <= to;
  return /^[A-Za-z0-9][A-Za-z0-9 -]{0,11}\*?$/.test(pattern.trim());
}

/** `DE` for `de` and for `Germany`; null for what is no country. */
export function countryCode(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const [code] = countries().find(([id, name]) => id.toLowerCase() === wanted || name === wanted) ?? [];
  return code ?? OTHER_NAMES[wanted.replaceAll('.', '')] ?? null;
}

/** Of every country, by ISO 3166-1 alpha-2. */
export const countryCodes = (): string[] => countries().map(([code]) => code);

/** How people write countries besides the name that the runtime knows. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  uae: 'AE',
  'ivory coast': 'CI',
  drc: 'CD',
};

/** What is wrong with the areas of a zone, by the fields of its form. */
export function faultsOfAreas(areas: readonly Area[]): FieldError[] {
  return areas.flatMap(({ country, region, postcodes }, index) => {
    const field = `areas.${index}.country`;
    const isEverywhere = country === EVERYWHERE;
    const faults = faultsOfPostcodes(`areas.${index}.postcodes`, postcodes);
    if (!isEverywhere && countryCode(country) !== country)
      faults.push({ field, message: `${country} is not the code of a country` });
    if (isEverywhere && (region !== null || postcodes.length > 0))
      faults.push({ field, message: 'Regions and postcodes need a country' });
    return faults;
  });
}

export function faultsOfPostcodes(field: string, postcodes: readonly string[]): FieldError[] {
  const wrong = postcodes.find((one) => !isPostcodePattern(one));
  if (wrong === undefined) return [];
  return [{ field, message: `${wrong} is no postcode; SW1A 1AA, SW1* and 10000-14199 are` }];
}

const RANGE = /^(\d{1,10})-(\d{1,10})$/;

const plain = (postcode: string) => postcode.replaceAll(/[\s*-]/g, '').toUpperCase();

function holds({ country, region, postcodes }: Area, destination: Destination): boolean {
  if (country !== EVERYWHERE && country !== destination.country) return false;
  if (region !== null && regionKey(country, region) !== regionKey(country, destination.region)) return false;
  return postcodes.length === 0 || isPostcodeIn(destination.postcode ?? '', postcodes);
}

const narrownessOf = ({ country, region, postcodes }: Area): number =>
  (country === EVERYWHERE ? 0 : 1) + (region === null ? 0 : 2) + (postcodes.length === 0 ? 0 : 4);

let known: readonly (readonly [code: string, name: string])[] | undefined;

/** Every country with its English name in small letters, as the runtime knows them. */
function countries() {
  known ??= namedCountries();
  return known;
}

function namedCountries() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name.toLowerCase()] as const];
    });
}
