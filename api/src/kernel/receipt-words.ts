import type { Texts } from './goods-texts.js';
import { readBy } from './languages.js';
import { isReduction, type Adjustment, type Receipt } from './receipt.js';
import type { DiscountRule } from './receipt-rules.js';

type Named = Pick<DiscountRule, 'name' | 'names'>;

/** What a discount is called in the language, as it was then; as the shop itself calls it where nobody had translated it. Pure. */
export function ruleName({ name, names }: Named, language: string | undefined): string {
  const read = names && language !== undefined ? readBy(language, Object.keys(names)) : undefined;
  return (read !== undefined && names?.[read]) || name;
}

/** The names that are worth keeping: none where the shop's own is the only one. Pure. */
export const keptNames = (name: string, names: Texts | undefined): Pick<DiscountRule, 'names'> =>
  names && Object.values(names).some((one) => one !== name) ? { names } : {};

/** A receipt with its discounts called as they are in the language of whoever reads it. Pure. */
export function wordedReceipt<R extends Pick<Receipt, 'adjustments' | 'rules'>>(
  receipt: R,
  language: string | undefined,
): R {
  const { rules, adjustments } = receipt;
  if (!rules?.discounts?.some(({ names }) => names)) return receipt;
  const discounts = rules.discounts.map((rule) => ({ ...rule, name: ruleName(rule, language) }));
  // what takes off goods stands in the order of the rules, a coupon that is its own rule behind them
  const ofGoods = discounts.filter(({ offDelivery }) => offDelivery === undefined);
  const reductions: readonly Adjustment[] = adjustments.filter(isReduction);
  return {
    ...receipt,
    adjustments: adjustments.map((one) => {
      if (one.kind !== 'discount') return one;
      return { ...one, label: ofGoods[reductions.indexOf(one)]?.name ?? one.label };
    }),
    rules: { ...rules, discounts },
  };
}
