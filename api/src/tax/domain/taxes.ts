import { Money } from '../../kernel/money.js';
import { mainRate } from './shipping-tax.js';
import { rateOn, type TaxCategory, type TaxRate, type TaxZone } from './tax-zone.js';
import { taxOf } from './rounding.js';

/** What a line costs after its share of the coupon: with tax or without, as the zone says. */
export interface TaxableLine {
  amount: Money;
  category: TaxCategory;
}

export interface Taxable {
  lines: readonly TaxableLine[];
  shipping: Money;
  /** ISO date that the rates must hold on. */
  day: string;
  /** The buyer owes the tax: see `isReverseCharge`. */
  reverseCharge: boolean;
}

/** One rate of a receipt: `net + tax = gross`. */
export interface RateTotal {
  name: string;
  thousandths: number;
  net: Money;
  tax: Money;
  gross: Money;
}

export interface Taxes {
  /** The tax of each line, in their order. */
  lines: readonly Money[];
  shipping: Money;
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
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => b.thousandths - a.thousandths);
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
  const tax = [...lines, shipping].reduce((sum, one) => sum.plus(one), none);
  if (taxable.reverseCharge) return reversed(zone, totals, lines, tax);
  return { lines, shipping, rates: totals, due: zone.pricesIncludeTax ? none : tax };
}

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
function taxesAt(zone: TaxZone, { thousandths }: TaxRate, parts: readonly Part[]): Money[] {
  const amounts = parts.map(({ amount }) => amount);
  if (zone.rounding === 'line')
    return amounts.map((amount) => taxOf(amount, thousandths, zone.pricesIncludeTax));
  const whole = taxOf(Money.sum(amounts), thousandths, zone.pricesIncludeTax);
  return whole.allocate(amounts.map(({ cents }) => cents));
}

function totalOf(zone: TaxZone, { name, thousandths }: TaxRate, amount: Money, tax: Money): RateTotal {
  const net = zone.pricesIncludeTax ? amount.minus(tax) : amount;
  return { name, thousandths, net, tax, gross: net.plus(tax) };
}

/** No tax is charged: prices that contain it are lowered by it. */
function reversed(zone: TaxZone, rates: readonly RateTotal[], lines: readonly Money[], tax: Money): Taxes {
  const none = tax.minus(tax);
  return {
    lines: lines.map(() => none),
    shipping: none,
    rates: rates.map((one) => ({ ...one, tax: none, gross: one.net })),
    due: zone.pricesIncludeTax ? none.minus(tax) : none,
  };
}
