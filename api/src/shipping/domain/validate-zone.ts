import { EVERYWHERE, faultsOfAreas, faultsOfPostcodes, type Area } from '../../kernel/area.js';
import { countryCodes } from '../../kernel/world/countries.js';
import { Money } from '../../kernel/money.js';
import type { FieldError } from '../../kernel/refusal.js';
import { ShippingZoneWrong } from './refusals.js';
import type { RateStep, ShippingMethod, ZoneTerms } from './shipping-zone.js';

/** The terms as they are kept: what belongs to another kind of method is left out. @throws ShippingZoneWrong */
export function validateZone(terms: ZoneTerms): ZoneTerms {
  const countries = countriesOf(terms.areas);
  const faults = [
    ...faultsOfAreas(terms.areas),
    ...terms.methods.flatMap((method, index) => faultsOfMethod(method, index, countries)),
  ];
  if (faults.length > 0) throw new ShippingZoneWrong(faults);
  return { ...terms, methods: terms.methods.map(ofItsKind) };
}

const hasTable = ({ kind }: ShippingMethod) => kind === 'weight' || kind === 'price';

const ofItsKind = ({ service, ...method }: ShippingMethod): ShippingMethod => ({
  ...method,
  price: hasTable(method) ? Money.zero : method.price,
  steps: hasTable(method) ? method.steps : [],
  pickup: method.kind === 'pickup' ? method.pickup : null,
  postcodes: method.kind === 'local' ? method.postcodes : [],
  ...(method.kind === 'carrier' && service?.trim() ? { service: service.trim() } : {}),
});

/** Where the zone is: with everywhere in it, in every country. */
function countriesOf(areas: readonly Area[]): readonly string[] {
  const all = countryCodes();
  const named = areas.flatMap(({ country }) => (all.includes(country) ? country : []));
  return named.length === 0 || areas.some(({ country }) => country === EVERYWHERE) ? all : named;
}

function faultsOfMethod(method: ShippingMethod, index: number, countries: readonly string[]): FieldError[] {
  const { kind, name, steps, pickup, postcodes, daysFrom, daysTo } = method;
  const at = `methods.${index}`;
  const faults = faultsOfPostcodes(`${at}.postcodes`, postcodes, countries);
  if (daysTo < daysFrom)
    faults.push({ field: `${at}.daysTo`, message: `${name} must not be slower at best than at worst` });
  if (hasTable(method) && !isTable(steps))
    faults.push({ field: `${at}.steps`, message: `${name} needs a table with rising limits` });
  if (kind === 'pickup' && !pickup?.address)
    faults.push({ field: `${at}.pickup`, message: `${name} needs an address` });
  return faults;
}

/** Limits rise, and only the last may be open. */
const isTable = (steps: readonly RateStep[]): boolean =>
  steps.length > 0 &&
  steps.every(({ upTo }, index) => {
    const before = steps[index - 1];
    if (upTo === null) return index === steps.length - 1;
    return before === undefined ? upTo > 0 : before.upTo !== null && upTo > before.upTo;
  });
