import { Money } from '../../kernel/money.js';
import { ALL_GOODS } from '../domain/discount.js';
import type { WantedDiscount } from '../domain/discount-terms.js';

/** A discount as another system says it: amounts of money in decimals of the shop's currency, moments in ISO 8601. */
export interface SaidDiscount {
  name: string;
  kind: string;
  values: Readonly<Record<string, unknown>>;
  products?: readonly string[];
  categories?: readonly string[];
  fields?: readonly { name: string; value: string }[];
  countries?: readonly string[];
  groupIds?: readonly string[];
  firstOrderOnly?: boolean;
  byCode?: boolean;
  combines?: boolean;
  priority?: number | null;
  minTotal?: number | null;
  maxUses?: number | null;
  perCustomer?: number | null;
  budget?: number | null;
  isActive?: boolean;
  startsAt?: string | null;
  endsAt?: string | null;
}

const NOTHING_SAID: Omit<WantedDiscount, 'name' | 'kind' | 'values' | 'minTotal'> = {
  scope: ALL_GOODS,
  countries: [],
  groupIds: [],
  firstOrderOnly: false,
  byCode: false,
  combines: true,
  priority: 0,
  maxUses: null,
  perCustomer: null,
  budget: null,
  isActive: true,
  startsAt: null,
  endsAt: null,
};

/** The whole terms, with defaults for what was not sent. */
export function newDiscount(body: SaidDiscount): WantedDiscount {
  const { name, kind, values } = body;
  const said = changedDiscount(body, ALL_GOODS);
  return { ...NOTHING_SAID, minTotal: Money.zero, name, kind, values, ...said };
}

/** The terms that were sent; `scope` is what of the goods it was for. */
export function changedDiscount(
  body: Partial<SaidDiscount>,
  scope: WantedDiscount['scope'],
): Partial<WantedDiscount> {
  const { products, categories, fields, minTotal, budget, startsAt, endsAt, ...plain } = body;
  const hasScope = products !== undefined || categories !== undefined || fields !== undefined;
  return {
    ...(Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    ) as Partial<WantedDiscount>),
    ...(hasScope
      ? {
          scope: {
            products: products ?? scope.products,
            categories: categories ?? scope.categories,
            fields: fields?.map(({ name, value }) => ({ name, value })) ?? scope.fields,
          },
        }
      : {}),
    ...(minTotal === undefined ? {} : { minTotal: Money.fromDecimal(minTotal ?? 0, 'minTotal') }),
    ...(budget === undefined ? {} : { budget: budget === null ? null : Money.fromDecimal(budget, 'budget') }),
    ...(startsAt === undefined ? {} : { startsAt: date(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: date(endsAt) }),
  };
}

const date = (text: string | null) => (text === null ? null : new Date(text));
