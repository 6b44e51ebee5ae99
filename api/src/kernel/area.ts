import { Refusal, type FieldError } from './refusal.js';
import { countryCode, countryName } from './world/countries.js';
import { faultOfPattern, isPostcodeIn } from './world/postcode-patterns.js';
import { hasPostcodesByRegion, isPostcodeOfRegion, postcodeIn } from './world/postcodes.js';
import { isRegion, isRegionIn, partsOf, regionKey } from './world/regions.js';

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
  /** One state or region of the country by its name or code; null is all. */
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

type Zones = readonly { areas: readonly Area[] }[];

/** The countries of which the zones tell regions apart, and those of which postcodes. */
export interface ToldApart {
  byRegion: ReadonlySet<string>;
  byPostcode: ReadonlySet<string>;
}

export function toldApart(zones: Zones): ToldApart {
  const areas = zones.flatMap((zone) => zone.areas);
  const where = (says: (area: Area) => boolean) => new Set(areas.filter(says).map(({ country }) => country));
  return {
    byRegion: where(({ region }) => region !== null),
    byPostcode: where(({ postcodes }) => postcodes.length > 0),
  };
}

/** What of a destination keeps anybody from telling in which zone it is: a region or a postcode that is none, or the two disagree. */
export type Unclear = 'region' | 'postcode' | 'both';

/** Null when it is clear, or does not matter: of what is not told apart anything will do. */
export const unclearPart = (zones: Zones, to: Destination): Unclear | null =>
  unclearWhere(toldApart(zones), to);

/** The same where more is told apart than by the zones. */
export function unclearWhere(told: ToldApart, { country, region, postcode }: Destination): Unclear | null {
  const [byRegion, byPostcode] = [told.byRegion.has(country), told.byPostcode.has(country)];
  const code = postcodeIn(country, postcode ?? '');
  if (byRegion && !isRegion(country, region)) return 'region';
  if (byPostcode && code === null) return 'postcode';
  if (byPostcode && hasPostcodesByRegion(country) && isTypedInVain(country, region)) return 'region';
  if (!(byRegion || byPostcode) || code === null) return null;
  return goTogether(country, regionKey(country, region), code) ? null : 'both';
}

/** Whether a region was given that nobody knows; none at all is nothing to hold against a postcode. */
export const isTypedInVain = (country: string, region: string | null): boolean =>
  Boolean(region?.trim()) && !isRegion(country, region);

/** Of a region that has parts, the postcodes of any of them will do. */
function goTogether(country: string, region: string, code: string): boolean {
  const parts = partsOf(country, region);
  return (
    isPostcodeOfRegion(country, region, code) &&
    (parts.length === 0 || parts.some((part) => isPostcodeOfRegion(country, part, code)))
  );
}

/** What is wrong with the areas of a zone, by the fields of its form. */
export function faultsOfAreas(areas: readonly Area[]): FieldError[] {
  return areas.flatMap(({ country, region, postcodes }, index) => {
    const at = `areas.${index}`;
    if (country === EVERYWHERE)
      return region === null && postcodes.length === 0
        ? []
        : [{ field: `${at}.country`, message: 'Regions and postcodes need a country' }];
    if (countryCode(country) !== country)
      return [{ field: `${at}.country`, message: `${country} is not the code of a country` }];
    const faults = faultsOfPostcodes(`${at}.postcodes`, postcodes, [country]);
    if (region !== null && !isRegion(country, region))
      faults.push({
        field: `${at}.region`,
        message: `We do not know the region ${region} of ${countryName(country)}`,
      });
    return faults;
  });
}

/** Patterns that match nothing in any of the countries; everywhere they have to look like postcodes. */
export function faultsOfPostcodes(
  field: string,
  postcodes: readonly string[],
  countries: readonly string[],
): FieldError[] {
  for (const one of postcodes) {
    const reasons = countries.map((country) => faultOfPattern(country, one));
    if (!reasons.every(Boolean)) continue;
    const message =
      (reasons.length === 1 ? reasons[0] : null) ?? `${one} is no postcode of any country of the zone`;
    return [{ field, message }];
  }
  return [];
}

function holds({ country, region, postcodes }: Area, destination: Destination): boolean {
  if (country !== EVERYWHERE && country !== destination.country) return false;
  if (region !== null && !isRegionIn(country, destination.region, region)) return false;
  return postcodes.length === 0 || isPostcodeIn(country, destination.postcode ?? '', postcodes);
}

const narrownessOf = ({ country, region, postcodes }: Area): number =>
  (country === EVERYWHERE ? 0 : 1) + (region === null ? 0 : 2) + (postcodes.length === 0 ? 0 : 4);
