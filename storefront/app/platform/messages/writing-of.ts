import type { ShopCurrency } from '../shop-currency';

/** How a language writes numbers, by its `language.json`. */
export interface Numbers {
  decimal: string;
  group: string;
  /** From how many digits on groups are set apart: 5 leaves 1234 as it is. */
  groupFrom?: number;
  /** Where the sign of a currency stands: `{sign}{amount}`, `{amount} {sign}`. */
  amount: string;
}

/** As `en/writing.ts` does for English: no formatter of the browser, whose tables differ. */
export function writingOf({ decimal, group, groupFrom = 4, amount: pattern }: Numbers) {
  const whole = (n: number): string => {
    const digits = String(Math.abs(n));
    const grouped = digits.length < groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group);
    return `${n < 0 ? '-' : ''}${grouped}`;
  };
  const amountIn = ({ sign, decimals }: ShopCurrency, amount: number): string => {
    const [units = '', parts] = Math.abs(amount).toFixed(decimals).split('.');
    const written = whole(Number(units)) + (parts ? decimal + parts : '');
    const sum = pattern.replace('{sign}', () => sign.trim()).replace('{amount}', () => written);
    return `${amount < 0 ? '-' : ''}${sum}`;
  };
  const tenths = (n: number): string => n.toFixed(1).replace('.', decimal);
  const plain = (n: number): string => String(n).replace('.', decimal);
  return { whole, tenths, plain, amountIn };
}
