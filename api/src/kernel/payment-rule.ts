import { faultsOfAreas, zoneOf, type Area, type Destination } from './area.js';
import { Currency } from './currency.js';
import type { FieldError } from './refusal.js';

/** Where one way to pay is offered, and how. A way without a rule is offered everywhere, as it comes. */
export interface PaymentRule {
  method: string;
  isOn: boolean;
  /** Where the order goes; none is everywhere. */
  areas: readonly Area[];
  /** In which currencies of ISO 4217 an order may be paid so; none is every one. */
  currencies: readonly string[];
  /** What checkouts call it; empty or absent is its own name. */
  label?: string;
  /** Its place among the ways to pay, from 1; those without one follow in their usual order. */
  place?: number | null;
  /** What an order may come to that is paid so, in the smallest units of the currency that the shop counts in; null is any. */
  least?: number | null;
  most?: number | null;
}

/** The ways in the order of their rules. */
export function inPlaces<T>(
  all: readonly T[],
  rules: readonly PaymentRule[],
  methodOf: (one: T) => string,
): T[] {
  const placeOf = (one: T) => rules.find(({ method }) => method === methodOf(one))?.place ?? Infinity;
  // equal places keep their order: two without one would be Infinity - Infinity
  return all.toSorted((a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0);
}

/** The rule without its limits: what they are in has changed. */
export const withoutLimits = ({ least: _, most: __, ...rule }: PaymentRule): PaymentRule => rule;

/** Whether the rules let an order be paid so. Without a destination only what holds for every place counts. */
export function isOfferedBy(
  rules: readonly PaymentRule[],
  method: string,
  currency: string,
  to: Destination | undefined,
): boolean {
  const rule = rules.find((one) => one.method === method);
  if (!rule) return true;
  if (!rule.isOn || (rule.currencies.length > 0 && !rule.currencies.includes(currency))) return false;
  return !to || rule.areas.length === 0 || zoneOf([rule], to) !== undefined;
}

/** What is wrong with the rules, by the fields of their form. */
export function faultsOfRules(rules: readonly PaymentRule[]): FieldError[] {
  return rules.flatMap(({ method, areas, currencies, least, most }, index) => {
    const at = `paymentRules.${index}`;
    const faults = faultsOfAreas(areas).map(({ field, message }) => ({ field: `${at}.${field}`, message }));
    const unknown = currencies.find((code) => !Currency.codes().includes(code));
    if (unknown !== undefined)
      faults.push({ field: `${at}.currencies`, message: `${unknown} is no currency of ISO 4217` });
    if (least && most && most < least)
      faults.push({ field: `${at}.most`, message: 'The most must not be less than the least' });
    if (rules.findIndex((one) => one.method === method) < index)
      faults.push({ field: `${at}.method`, message: 'There is a rule for this way to pay already' });
    return faults;
  });
}
