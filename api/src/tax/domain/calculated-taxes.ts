import { Money } from '../../kernel/money.js';
import type { CalculatedTax, TaxCalculation } from '../../kernel/receipt-rules.js';
import type { RateTotal } from '../../kernel/receipt.js';
import { shareOf, unpaid, type Taxable, type Taxes } from './taxes.js';
import type { TaxZone } from './tax-zone.js';

interface Part {
  amount: Money;
  answer: CalculatedTax | null;
}

/**
 * The taxes of an order as a service has calculated them; the zone says whether the prices contain them. What the service
 * leaves without a rate is no part of the tax.
 */
export function calculatedTaxes(
  zone: Pick<TaxZone, 'pricesIncludeTax'>,
  { lines, shipping, reverseCharge }: Omit<Taxable, 'day'>,
  calculation: TaxCalculation,
): Taxes {
  const goods = lines.map(({ amount }, index) => ({ amount, answer: calculation.lines[index] ?? null }));
  const delivery = { amount: shipping, answer: calculation.delivery };
  const totals = totalsOf([...goods, delivery], zone.pricesIncludeTax);
  const share = shareOf(zone, reverseCharge);
  const shares = goods.map((part) => share(taxIn(part)));
  const carried = share(taxIn(delivery));
  return {
    lines: shares,
    shipping: carried,
    rates: reverseCharge ? totals.map(unpaid) : totals,
    due: Money.sum([...shares, carried].map(({ taxAdded }) => taxAdded)),
  };
}

const taxIn = ({ amount, answer }: Part): Money => Money.ofCents(answer?.tax ?? 0, amount.currency);

/** One total for each name and percentage, the highest first. */
function totalsOf(parts: readonly Part[], pricesIncludeTax: boolean): RateTotal[] {
  const totals = new Map<string, RateTotal>();
  for (const part of parts) {
    if (!part.answer) continue;
    const { name, thousandths } = part.answer;
    const key = `${name} ${thousandths}`;
    const tax = taxIn(part);
    const net = pricesIncludeTax ? part.amount.minus(tax) : part.amount;
    const before = totals.get(key);
    const sum = before ? { net: before.net.plus(net), tax: before.tax.plus(tax) } : { net, tax };
    totals.set(key, { name, thousandths, ...sum, gross: sum.net.plus(sum.tax) });
  }
  return [...totals.values()].sort((a, b) => b.thousandths - a.thousandths);
}
