import { HIGHEST_PRICE } from '../../kernel/currency.js';
import type { DiscountTerms } from '../../promotions/domain/discount.js';
import { toldValues } from '../../promotions/domain/discount-terms.js';
import { DISCOUNT_KINDS, kindOf } from '../../promotions/kinds/index.js';
import { byName, listOf, oneOf, wholeOrNull, yesOrNo, type Schema } from '../application/schema.js';
import type { Args } from '../application/staff-tool.js';
import type { Values } from '../domain/proposal.js';
import type { Difference } from './contract.js';
import * as words from './make-discount/words.js';

const amountOrNull: Schema = { type: ['number', 'null'], minimum: 0, maximum: HIGHEST_PRICE };
const momentOrNull: Schema = { type: ['string', 'null'], format: 'date-time' };

/** What may be said of a discount, as `POST /admin/discounts` takes it. */
export const TERMS = {
  name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^\\p{C}]+$' },
  values: { ...byName({ type: ['string', 'number', 'boolean'] }), description: 'What its kind asks for' },
  ...{ minTotal: amountOrNull, byCode: yesOrNo, combines: yesOrNo, firstOrderOnly: yesOrNo },
  ...{ maxUses: { ...wholeOrNull, minimum: 1 }, perCustomer: { ...wholeOrNull, minimum: 1 } },
  ...{ budget: amountOrNull, isActive: yesOrNo, startsAt: momentOrNull, endsAt: momentOrNull },
  countries: { ...listOf({ type: 'string', pattern: '^[A-Z]{2}$' }), maxItems: 300 },
  categories: { ...listOf({ type: 'string', minLength: 1, maxLength: 100 }), maxItems: 500 },
} as const satisfies Record<string, Schema>;

/** As they are kept and compared: names without blanks around them, moments in UTC. */
export const asKept = (args: Args): Values =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, name === 'startsAt' || name === 'endsAt' ? new Date(value).toISOString() : value.trim()];
    }),
  );

export const KIND: Schema = oneOf(DISCOUNT_KINDS.map(({ name }) => name));

const UNITS: Readonly<Record<string, Pick<Difference, 'label' | 'unit'>>> = {
  name: { label: words.NAME, unit: 'text' },
  minTotal: { label: words.LEAST_TOTAL, unit: 'money' },
  byCode: { label: words.BY_CODE, unit: 'text' },
  combines: { label: words.COMBINES, unit: 'text' },
  firstOrderOnly: { label: words.FIRST_ORDER, unit: 'text' },
  maxUses: { label: words.USES, unit: 'count' },
  perCustomer: { label: words.PER_CUSTOMER, unit: 'count' },
  budget: { label: words.BUDGET, unit: 'money' },
  isActive: { label: words.SWITCHED_ON, unit: 'text' },
  startsAt: { label: words.STARTS, unit: 'moment' },
  endsAt: { label: words.ENDS, unit: 'moment' },
  countries: { label: words.COUNTRIES, unit: 'text' },
  categories: { label: words.CATEGORIES, unit: 'text' },
};

const shown = (value: unknown): string | number | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? words.YES : words.NO;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
};

/** Of the terms that are named in `wanted`, and each value that its kind asks for. */
export function differencesOf(kind: string, wanted: Values, before: Values): Difference[] {
  const values = (of: Values) => (of['values'] ?? {}) as Values;
  const fields = (kindOf(kind)?.fields ?? []).filter(
    ({ name }) => shown(values(wanted)[name]) !== shown(values(before)[name]),
  );
  return [
    ...Object.entries(UNITS).flatMap(([name, one]) =>
      name in wanted ? [{ ...one, from: shown(before[name]), to: shown(wanted[name]) }] : [],
    ),
    ...(wanted['values'] === undefined ? [] : fields).map((field): Difference => {
      const to = shown(values(wanted)[field.name]);
      const unit = field.kind === 'money' ? 'money' : 'text';
      return { label: field.label, from: shown(values(before)[field.name]), to, unit };
    }),
  ];
}

/** The terms that are named in `like` as they are now, in decimals and ISO 8601. */
export function termsOf(terms: DiscountTerms, like: Values): Values {
  const now: Values = {
    ...{ ...terms, values: toldValues(terms), minTotal: terms.minTotal.toDecimal() },
    ...{ budget: terms.budget?.toDecimal() ?? null, categories: terms.scope.categories },
    ...{ startsAt: terms.startsAt?.toISOString() ?? null, endsAt: terms.endsAt?.toISOString() ?? null },
  };
  return Object.fromEntries(Object.keys(like).map((name) => [name, now[name] ?? null]));
}
