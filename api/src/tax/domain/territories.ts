import {
  isTypedInVain,
  toldApart,
  unclearPart,
  unclearWhere,
  zoneOf,
  type Area,
  type Destination,
  type ToldApart,
  type Unclear,
} from '../../kernel/area.js';
import { addressFields } from '../../kernel/world/address.js';
import { isPostcodeIn } from '../../kernel/world/postcode-patterns.js';
import { isRegionIn } from '../../kernel/world/regions.js';

/** A part of a country where the country's value added tax is not charged. */
interface Territory {
  country: string;
  name: string;
  /** Patterns as areas have them. */
  postcodes: readonly string[];
  /** The regions by ISO 3166-2 that it lies in; what is given beside its postcode is one of them, or a part or the whole of one. */
  regions: readonly string[];
}

/**
 * Parts of countries outside the area of their value added tax. EU: Directive 2006/112/EC, Article 6 (as amended by Directive
 * (EU) 2019/475 for Campione d'Italia). Postcodes: the postal services of the countries. Places with a code of their own
 * (Jersey, Greenland, Réunion as RE) are no part of the country's zone anyway.
 */
export const OUTSIDE: readonly Territory[] = [
  { country: 'DE', name: 'Büsingen', postcodes: ['78266'], regions: ['BW'] },
  { country: 'DE', name: 'Heligoland', postcodes: ['27498'], regions: ['SH'] },
  { country: 'ES', name: 'Canary Islands', postcodes: ['35*', '38*'], regions: ['CN'] },
  { country: 'ES', name: 'Ceuta', postcodes: ['51*'], regions: ['CE'] },
  { country: 'ES', name: 'Melilla', postcodes: ['52*'], regions: ['ML'] },
  { country: 'FI', name: 'Åland', postcodes: ['22*'], regions: ['01'] },
  {
    country: 'FR',
    name: 'French overseas',
    postcodes: [
      '971*',
      '972*',
      '973*',
      '974*',
      '975*',
      '976*',
      '977*',
      '978*',
      '984*',
      '986*',
      '987*',
      '988*',
    ],
    regions: ['971', '972', '973', '974', '976', 'BL', 'MF', 'NC', 'PF', 'PM', 'TF', 'WF'],
  },
  { country: 'GR', name: 'Mount Athos', postcodes: ['63086'], regions: ['69'] },
  { country: 'IT', name: 'Campione d’Italia', postcodes: ['22061'], regions: ['CO'] },
  { country: 'IT', name: 'Livigno', postcodes: ['23041'], regions: ['SO'] },
];

/** Countries whose goods are taxed as another's: Directive 2006/112/EC, Article 7 (Monaco, Isle of Man); the customs union of Liechtenstein with Switzerland of 1923. */
export const TAXED_AS: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB', LI: 'CH' };

/** The territory that a destination lies in, if its country's tax is not charged there. */
export const territoryOf = ({ country, postcode }: Destination): Territory | undefined =>
  postcode === null
    ? undefined
    : OUTSIDE.find((one) => one.country === country && isPostcodeIn(country, postcode, one.postcodes));

type Zones = readonly { areas: readonly Area[] }[];

/** Of a country that a zone names and that has territories outside, the postcode tells whether the tax is charged. */
export function taxToldApart(zones: Zones): ToldApart {
  const told = toldApart(zones);
  const named = new Set(zones.flatMap(({ areas }) => areas.map(({ country }) => country)));
  const apart = OUTSIDE.map(({ country }) => country).filter((country) => named.has(country));
  return { ...told, byPostcode: new Set([...told.byPostcode, ...apart]) };
}

/** What keeps anybody from telling whether the tax is charged; an estimate may know less than a postcode of such a country. */
export function unclearForTax(zones: Zones, to: Destination): Unclear | null {
  const unclear = unclearPart(zones, to);
  if (unclear || !to.postcode?.trim()) return unclear;
  const told = taxToldApart(zones);
  return unclearWhere(told, to) ?? (told.byPostcode.has(to.country) ? unclearTerritory(to) : null);
}

/**
 * The region beside the postcode of a territory must be known, and be where it lies: else whoever pays tax elsewhere gives the
 * postcode alone a try. Where forms ask for a region, it must be known with every postcode.
 */
function unclearTerritory(to: Destination): Unclear | null {
  const { country, region } = to;
  const territory = territoryOf(to);
  const asksRegion = addressFields(country).some(({ name }) => name === 'state');
  if (isTypedInVain(country, region)) return territory || asksRegion ? 'region' : null;
  if (!territory || !region?.trim()) return null;
  const lies = territory.regions.some(
    (one) => isRegionIn(country, region, one) || isRegionIn(country, one, region),
  );
  return lies ? null : 'both';
}

/**
 * The tax zone of a destination. The zone of a whole country does not hold in its territories outside: one that names them,
 * by postcodes or a region, does. Where another country's tax is charged its zone holds, unless a zone names the place itself.
 */
export function taxZoneOf<Zone extends { areas: readonly Area[] }>(
  zones: readonly Zone[],
  to: Destination,
): Zone | undefined {
  const asOther = TAXED_AS[to.country];
  if (
    asOther !== undefined &&
    !zones.some(({ areas }) => areas.some(({ country }) => country === to.country))
  )
    return zoneOf(zones, { country: asOther, region: null, postcode: null });
  if (!territoryOf(to)) return zoneOf(zones, to);
  const isWhole = ({ country, region, postcodes }: Area) =>
    country === to.country && region === null && postcodes.length === 0;
  const found = zoneOf(
    zones.map((zone) => ({ zone, areas: zone.areas.filter((area) => !isWhole(area)) })),
    to,
  );
  return found?.zone;
}
