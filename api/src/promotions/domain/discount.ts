import type { FieldValues } from '../../kernel/fields/field.js';
import { plainText } from '../../kernel/fields/field.js';
import type { Money } from '../../kernel/money.js';

/** The goods that a discount is for: whatever is named by any of the three; nothing named is all goods. */
export interface Scope {
  /** By id. */
  products: readonly string[];
  /** By name. */
  categories: readonly string[];
  /** Values of the fields of products. */
  fields: readonly { name: string; value: string }[];
}

export const ALL_GOODS: Scope = { products: [], categories: [], fields: [] };

/** The same under another name of a category. */
export const renamedIn = (scope: Scope, from: string, to: string): Scope => ({
  ...scope,
  categories: [...new Set(scope.categories.map((name) => (name === from ? to : name)))],
});

/** What the shop writes down for a discount. */
export interface DiscountTerms {
  /** As shoppers read it. */
  name: string;
  kind: string;
  /** What its kind asks for; money in whole smallest units. */
  values: FieldValues;
  scope: Scope;
  /** Of all goods of the basket before anything is taken off. */
  minTotal: Money;
  /** ISO 3166-1 codes of where it is delivered; none is anywhere. */
  countries: readonly string[];
  /** Ids of the groups of customers that it is for; none is everybody. */
  groupIds: readonly string[];
  firstOrderOnly: boolean;
  /** Given to whoever shows one of its codes; else by itself. */
  byCode: boolean;
  /** Together with others that do; else alone. */
  combines: boolean;
  /** The higher takes first. */
  priority: number;
  maxUses: number | null;
  perCustomer: number | null;
  /** What all orders together may get of it. */
  budget: Money | null;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface Discount extends DiscountTerms {
  id: string;
  /** One more with each change of its terms. */
  version: number;
  /** Counted where it has a limit. */
  used: number;
  spent: Money;
}

/** What scopes ask of a product. */
export interface ProductFacts {
  categories: readonly string[];
  fields: FieldValues;
}

export const hasLimit = (terms: Pick<DiscountTerms, 'maxUses' | 'perCustomer' | 'budget'>): boolean =>
  terms.maxUses !== null || terms.perCustomer !== null || terms.budget !== null;

export const needsFacts = ({ categories, fields }: Scope): boolean =>
  categories.length > 0 || fields.length > 0;

/** Whether goods of this product are among those that it is for. */
export function isFor(scope: Scope, productId: string, facts: ProductFacts | undefined): boolean {
  const { products, categories, fields } = scope;
  if (products.length === 0 && !needsFacts(scope)) return true;
  const has = ({ name, value }: Scope['fields'][number]) => {
    const own = facts?.fields[name];
    return own !== undefined && plainText(own) === value;
  };
  return (
    products.includes(productId) ||
    categories.some((one) => facts?.categories.includes(one)) ||
    fields.some(has)
  );
}
