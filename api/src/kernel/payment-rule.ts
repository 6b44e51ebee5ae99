import { faultsOfAreas, zoneOf, type Area, type Destination } from './area.js';
import { Currency } from './currency.js';
import type { FieldError } from './refusal.js';

/** Where one way to pay is offered. A way without a rule is offered everywhere. */
export interface PaymentRule {
  method: string;
  isOn: boolean;
  /** Where the order goes; none is everywhere. */
  areas: readonly Area[];
  /** In which currencies of ISO 4217 an order may be paid so; none is every one. */
  currencies: readonly string[];
}

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
  return rules.flatMap(({ method, areas, currencies }, index) => {
    const at = `paymentRules.${index}`;
    const faults = faultsOfAreas(areas).map(({ field, message }) => ({ field: `${at}.${field}`, message }));
    const unknown = currencies.find((code) => !Currency.codes().includes(code));
    if (unknown !== undefined)
      faults.push({ field: `${at}.currencies`, message: `${unknown} is no currency of ISO 4217` });
    if (rules.findIndex((one) => one.method === method) < index)
      faults.push({ field: `${at}.method`, message: 'There is a rule for this way to pay already' });
    return faults;
  });
}
