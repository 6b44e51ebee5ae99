import type { FieldValues } from '../../../kernel/fields/field.js';
import type { FieldChanges } from '../../../kernel/fields/read-fields.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import type { OF_PRODUCT } from './columns.js';
import { fieldColumn, fieldText } from './field-cells.js';
import { groupPriceColumn, groupPriceText, samePlace, type FiledGroupPrice } from './group-price-cells.js';
import { ownPriceColumn, ownPriceText } from './own-price-cells.js';
import type { CellChange } from './plan.js';
import { told, written } from './written.js';

/** A member of a product or a variant that is to become something else, with what its cell says. */
export interface Difference {
  member: string;
  wanted: unknown;
  change: CellChange;
}

export function differences(changes: object, now: object, columns: typeof OF_PRODUCT): Difference[] {
  return columns.flatMap(({ column, member }) => {
    const wanted = (changes as Record<string, unknown>)[member];
    const is = (now as Record<string, unknown>)[member];
    if (wanted === undefined || written(member, wanted) === written(member, is)) return [];
    return [{ member, wanted, change: { field: column, from: told(member, is), to: told(member, wanted) } }];
  });
}

export function fieldDifferences(
  wanted: FieldChanges,
  now: FieldValues,
  declared: ProductFieldSet,
): Difference[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const field = declared.named(name);
    const is = Object.hasOwn(now, name) ? now[name] : undefined;
    if (!field || fieldText(field, value) === fieldText(field, is)) return [];
    const change = { field: fieldColumn(field), from: fieldText(field, is), to: fieldText(field, value) };
    return [{ member: `fields.${name}`, wanted: value, change }];
  });
}

/** Each says all own prices that the variant is to have; an undo brings all of them back. */
export function ownPriceDifferences(wanted: OwnPrices, now: OwnPrices): Difference[] {
  const all = { ...now, ...wanted };
  return Object.entries(wanted).flatMap(([code, price]) => {
    const is = now[code];
    if (price === is) return [];
    const from = is === undefined ? '' : ownPriceText(code, is);
    const change = { field: ownPriceColumn(code), from, to: ownPriceText(code, price) };
    return [{ member: 'ownPrices', wanted: all, change }];
  });
}

/** What groups are to pay that they do not pay, and what they paid. */
export function groupPriceDifferences(wanted: readonly FiledGroupPrice[], now: readonly FiledGroupPrice[]) {
  const changed = wanted
    .map((to) => ({ to, from: now.find((known) => samePlace(known, to)) ?? { ...to, priceCents: null } }))
    .filter(({ to, from }) => to.priceCents !== from.priceCents);
  const all = changed.map(({ to }) => to);
  return {
    before: changed.map(({ from }) => from),
    differences: changed.map(({ to, from }): Difference => {
      const change = { field: groupPriceColumn(to), from: groupPriceText(from), to: groupPriceText(to) };
      return { member: 'groupPrices', wanted: all, change };
    }),
  };
}
