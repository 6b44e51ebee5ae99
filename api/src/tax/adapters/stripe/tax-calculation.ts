import type Stripe from 'stripe';
import type { CalculatedTax, TaxCalculation } from '../../../kernel/receipt-rules.js';
import type { AskedTaxes } from '../../application/ports.js';

/** https://docs.stripe.com/tax/tax-codes: tangible goods in general, and what is never taxed. */
const CODES = { standard: 'txcd_99999999', exempt: 'txcd_00000000' } as const;

/** The parameters of `POST /v1/tax/calculations`. */
export function requestFor({
  lines,
  shipping,
  to,
  pricesIncludeTax,
}: AskedTaxes): Stripe.Tax.CalculationCreateParams {
  const tax_behavior = pricesIncludeTax ? 'inclusive' : 'exclusive';
  const state = to.region ? { state: to.region } : {};
  const postal_code = to.postcode ? { postal_code: to.postcode } : {};
  return {
    currency: shipping.currency.code.toLowerCase(),
    line_items: lines.map(({ amount, category }, index) => ({
      amount: amount.cents,
      reference: `line-${index}`,
      tax_behavior,
      tax_code: category === 'exempt' ? CODES.exempt : CODES.standard,
    })),
    ...(shipping.isZero ? {} : { shipping_cost: { amount: shipping.cents, tax_behavior } }),
    customer_details: {
      address: { country: to.country, ...state, ...postal_code },
      address_source: 'shipping',
    },
    expand: ['line_items.data.tax_breakdown'],
  };
}

/** Null when it is not an answer to what was asked: lines are missing, amounts differ, or the sums do not agree. */
export function calculationOf(
  { id, line_items, shipping_cost, ...sums }: Stripe.Tax.Calculation,
  asked: AskedTaxes,
): TaxCalculation | null {
  const items = asked.lines.map((_, index) =>
    line_items?.data.find(({ reference }) => reference === `line-${index}`),
  );
  const isWhole = items.every((item, index) => item?.amount === asked.lines[index]?.amount.cents);
  const carried = asked.shipping.isZero ? null : shipping_cost;
  if (!id || !isWhole || carried === undefined || (carried && carried.amount !== asked.shipping.cents))
    return null;
  if (!asked.shipping.isZero && !carried) return null;
  const parts = [...items.flatMap((item) => item ?? []), ...(carried ? [carried] : [])];
  const tax = parts.reduce((sum, { amount_tax }) => sum + amount_tax, 0);
  if (tax !== sums.tax_amount_exclusive + sums.tax_amount_inclusive) return null;
  return { id, lines: items.map((item) => taxIn(item ?? null)), delivery: taxIn(carried) };
}

interface Taxed {
  amount_tax: number;
  tax_breakdown?:
    | readonly {
        tax_rate_details: { display_name: string; percentage_decimal: string; tax_type: string } | null;
      }[]
    | null;
}

const NAMES: Readonly<Record<string, string>> = { vat: 'VAT', gst: 'GST', sales_tax: 'Sales tax' };

/** State, county and city each have their rate: the receipt has one for all of them. */
function taxIn(item: Taxed | null): CalculatedTax | null {
  const details = (item?.tax_breakdown ?? []).flatMap(({ tax_rate_details }) => tax_rate_details ?? []);
  const [first] = details;
  if (!item || !first) return null;
  const thousandths = details.reduce(
    (sum, one) => sum + Math.round(Number(one.percentage_decimal) * 1_000),
    0,
  );
  if (!Number.isSafeInteger(thousandths)) return null;
  return { name: NAMES[first.tax_type] ?? first.display_name, thousandths, tax: item.amount_tax };
}
