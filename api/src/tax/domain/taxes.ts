import { Money } from '../../kernel/money.js';
import { ratesIn } from '../../kernel/rate-parts.js';
import type { RateTotal } from '../../kernel/receipt.js';
import { mainRate } from './shipping-tax.js';
import { type TaxCategory } from '../../kernel/tax-category.js';
import { rateOn, type TaxRate, type TaxZone } from './tax-zone.js';
import { taxOf } from './rounding.js';

/** What a line costs after its share of the coupon: with tax or without, as the zone says. */
export interface TaxableLine {
  amount: Money;
  category: TaxCategory;
  /** Its pieces; one unless said. */
  quantity?: number;
  /** Whether it is sent, and so may cross a border; unless said it is. */
  isSent?: boolean;
}

export interface Taxable {
  lines: readonly TaxableLine[];
  shipping: Money;
  /** ISO date that the rates must hold on. */
  day: string;
  /** The buyer owes the tax: see `isReverseCharge`. */
  reverseCharge: boolean;
}

/** Tax of a line or of shipping, and what it changes of its price. */
export interface TaxShare {
  tax: Money;
  /** The tax where prices are without it, minus the tax where the buyer owes it, else nothing. */
  taxAdded: Money;
}

export interface Taxes {
  /** In the order of the lines. */
  lines: readonly TaxShare[];
  shipping: TaxShare;
  /** By rate, the highest first. Without reverse charge they add up to the tax of lines and shipping. */
  rates: readonly RateTotal[];
  /** What the receipt's total changes by: the tax where prices are without, minus the tax where nobody owes it to the shop. */
  due: Money;
}

interface Part {
  /** Index of the line; -1 is shipping. */
  line: number;
  amount: Money;
  rate: TaxRate;
}

/**
 * The tax of an order. Every amount is a whole number of the smallest unit; halves are rounded up, and what one rounding
 * for a whole rate leaves is shared by largest remainder, so that lines, rates and total always agree.
 */
export function taxesOf(zone: TaxZone, taxable: Taxable): Taxes {
  const parts = partsOf(zone, taxable);
  const rates = inOrder(parts.map(({ rate }) => rate));
  const none = Money.ofCents(0, taxable.shipping.currency);
  const lines = taxable.lines.map(() => none);
  let shipping = none;
  const totals = rates.map((rate) => {
    const own = parts.filter((part) => part.rate === rate);
    const taxes = taxesAt(zone, rate, own);
    own.forEach(({ line }, index) => {
      const tax = taxes[index] ?? none;
      if (line < 0) shipping = shipping.plus(tax);
      else lines[line] = (lines[line] ?? none).plus(tax);
    });
    return totalOf(zone, rate, Money.sum(own.map(({ amount }) => amount)), Money.sum(taxes));
  });
  const share = shareOf(zone, taxable.reverseCharge);
  const [shares, carried] = [lines.map(share), share(shipping)];
  return {
    lines: shares,
    shipping: carried,
    rates: taxable.reverseCharge ? totals.map(unpaid) : totals,
    due: [...shares, carried].reduce((sum, { taxAdded }) => sum.plus(taxAdded), none),
  };
}

/** Each rate once, as a receipt tells them: the highest first, of equals the one that came first. */
export const inOrder = (rates: readonly TaxRate[]): TaxRate[] =>
  [...new Set(rates)].sort((a, b) => b.thousandths - a.thousandths);

function partsOf(zone: TaxZone, { lines, shipping, day }: Taxable): Part[] {
  const goods = lines.flatMap(({ amount, category }, line) => {
    const rate = rateOn(zone, category, day);
    return rate ? [{ line, amount, rate }] : [];
  });
  if (zone.shippingTax === 'main' || lines.every(({ amount }) => amount.isZero)) {
    const rate = mainRate(goods);
    return rate ? [...goods, { line: -1, amount: shipping, rate }] : goods;
  }
  const shares = shipping.allocate(lines.map(({ amount }) => amount.cents));
  const carried = goods.map(({ line, rate, amount }) => ({ line: -1, amount: shares[line] ?? amount, rate }));
  return [...goods, ...carried];
}

/** The taxes of the parts of one rate. */
function taxesAt(zone: TaxZone, rate: TaxRate, parts: readonly Part[]): Money[] {
  const amounts = parts.map(({ amount }) => amount);
  if (zone.rounding === 'line')
    return amounts.map((amount) => taxOf(amount, rate.thousandths, zone.pricesIncludeTax));
  const whole = wholeTax(Money.sum(amounts), rate, zone.pricesIncludeTax);
  return whole.allocate(amounts.map(({ cents }) => cents));
}

/** Of several taxes on prices without them each is rounded by itself. */
const wholeTax = (amount: Money, rate: TaxRate, included: boolean): Money =>
  included
    ? taxOf(amount, rate.thousandths, included)
    : Money.sum(ratesIn(rate).map(({ thousandths }) => taxOf(amount, thousandths, included)));

function totalOf(zone: TaxZone, { name, thousandths }: TaxRate, amount: Money, tax: Money): RateTotal {
  const net = zone.pricesIncludeTax ? amount.minus(tax) : amount;
  return { name, thousandths, net, tax, gross: net.plus(tax) };
}

/** Who owes the tax himself pays none: prices that contain it are lowered by it. */
export const shareOf =
  ({ pricesIncludeTax }: Pick<TaxZone, 'pricesIncludeTax'>, reverseCharge: boolean) =>
  (tax: Money): TaxShare => {
    const none = tax.times(0);
    if (reverseCharge) return { tax: none, taxAdded: pricesIncludeTax ? tax.negated() : none };
    return { tax, taxAdded: pricesIncludeTax ? none : tax };
  };

/** Of whom the buyer owes the tax to the office: the rate is told, and no tax. */
export const unpaid = (rate: RateTotal): RateTotal => ({ ...rate, tax: rate.tax.times(0), gross: rate.net });
