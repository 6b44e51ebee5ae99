import type { Destination } from '../../kernel/area.js';
import { EU_MEMBERS } from '../../kernel/world/single-market.js';

/**
 * Countries that are one area for the customs and taxes of their goods, by ISO 3166-1: Monaco with France (Regulation (EU) No
 * 952/2013, Article 4(2)(a), and Directive 2006/112/EC, Article 7), the Isle of Man with the United Kingdom (Customs and Excise
 * Agreement 1979), Liechtenstein with Switzerland (customs treaty of 29 March 1923).
 */
const ONE_WITH: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB', LI: 'CH' };

/**
 * Whether goods pass a customs office on their way. Inside the European Union they do not, but to and from the parts of it that
 * its value added tax does not hold in: the Canary Islands, Åland or Réunion are within its customs union, and Ceuta or
 * Livigno are not, and parcels to all of them are declared (Regulation (EU) No 952/2013, Articles 1(3) and 4(1)). `isApart`
 * says whether a place is such a part.
 */
export function crossesCustoms(
  from: Destination,
  to: Destination,
  isApart: (place: Destination) => boolean,
): boolean {
  if (isApart(from) || isApart(to)) return !isSamePlace(from, to, isApart);
  const [one, other] = [areaOf(from), areaOf(to)];
  return one !== other && !(EU_MEMBERS.has(one) && EU_MEMBERS.has(other));
}

const areaOf = ({ country }: Destination): string => ONE_WITH[country] ?? country;

/** Within one part that is apart nothing is declared: both have the same first two digits of the postcode. */
const isSamePlace = (from: Destination, to: Destination, isApart: (place: Destination) => boolean): boolean =>
  isApart(from) &&
  isApart(to) &&
  from.country === to.country &&
  from.postcode?.slice(0, 2) === to.postcode?.slice(0, 2);
