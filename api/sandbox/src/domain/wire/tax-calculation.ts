import { ApiError, seconds } from './api.js';

/** `POST /v1/tax/calculations`, as far as the sandbox takes it. */
export interface TaxCalculationRequest {
  currency: string;
  line_items: TaxedItem[];
  shipping_cost?: { amount: number; tax_behavior?: 'inclusive' | 'exclusive'; tax_code?: string };
  customer_details: {
    address: { country: string; state?: string; postal_code?: string; city?: string; line1?: string };
    address_source: 'shipping' | 'billing';
  };
  tax_date?: number;
}

interface TaxedItem {
  amount: number;
  quantity?: number;
  reference?: string;
  tax_behavior?: 'inclusive' | 'exclusive';
  tax_code?: string;
}

interface Rate {
  level: 'country' | 'state' | 'city' | 'district';
  name: string;
  percent: string;
  type: 'vat' | 'sales_tax' | 'jct';
}

const NOT_TAXABLE = 'txcd_00000000';
const DAYS_90 = 90 * 86_400;
const country = (name: string, percent: string, type: Rate['type'] = 'vat'): Rate[] => [
  { level: 'country', name, percent, type },
];

/** Where the sandbox pretends to be registered; Austin's rate is that of its state, its city and its transit district. */
const RATES: Readonly<Record<string, readonly Rate[]>> = {
  DE: country('Germany', '19.0'),
  FR: country('France', '20.0'),
  GB: country('United Kingdom', '20.0'),
  RW: country('Rwanda', '18.0'),
  JP: country('Japan', '10.0', 'jct'),
  'US-TX': [
    { level: 'state', name: 'Texas', percent: '6.25', type: 'sales_tax' },
    { level: 'city', name: 'Austin', percent: '1.0', type: 'sales_tax' },
    { level: 'district', name: 'Austin MTA', percent: '1.0', type: 'sales_tax' },
  ],
};

/** Prices that contain the tax, taxes on top, and no tax where nobody is registered. @throws ApiError */
export function taxCalculation(request: TaxCalculationRequest, id: string, now: Date) {
  const { address, address_source } = request.customer_details;
  const rates = ratesAt(address);
  const items = request.line_items.map((item, index) => ({
    id: `${id.replace('taxcalc', 'tax_li')}${index}`,
    object: 'tax.calculation_line_item',
    livemode: false,
    product: null,
    quantity: item.quantity ?? 1,
    reference: item.reference ?? `L${index + 1}`,
    tax_code: item.tax_code ?? 'txcd_99999999',
    ...taxed(item, rates, address),
  }));
  const shipping = request.shipping_cost && {
    tax_code: request.shipping_cost.tax_code ?? 'txcd_92010001',
    ...taxed(request.shipping_cost, rates, address),
  };
  const parts = [...items, ...(shipping ? [shipping] : [])];
  const of = (behavior: string) =>
    parts.filter((part) => part.tax_behavior === behavior).reduce((sum, part) => sum + part.amount_tax, 0);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const created = seconds(now);
  return {
    id,
    object: 'tax.calculation',
    amount_total: amount + of('exclusive'),
    currency: request.currency.toLowerCase(),
    customer: null,
    customer_details: { address, address_source, ip_address: null, tax_ids: [], taxability_override: 'none' },
    expires_at: created + DAYS_90,
    line_items: {
      object: 'list',
      data: items,
      has_more: false,
      url: `/v1/tax/calculations/${id}/line_items`,
    },
    livemode: false,
    ship_from_details: null,
    shipping_cost: shipping ?? null,
    tax_amount_exclusive: of('exclusive'),
    tax_amount_inclusive: of('inclusive'),
    tax_breakdown: [],
    tax_date: request.tax_date ?? created,
  };
}

type Address = TaxCalculationRequest['customer_details']['address'];

function ratesAt({ country: code, state, postal_code }: Address): readonly Rate[] {
  if (code === 'US' && !state && !postal_code)
    throw new ApiError(400, 'We could not determine the customer’s tax location from the address.', {
      code: 'customer_tax_location_invalid',
      param: 'customer_details[address]',
    });
  const region = /^(tx|texas)$/i.test(state ?? '') || /^7[5-9]/.test(postal_code ?? '') ? 'US-TX' : 'US';
  return RATES[code === 'US' ? region : code] ?? [];
}

type Part = Pick<TaxedItem, 'amount' | 'tax_behavior' | 'tax_code'>;

function taxed({ amount, tax_behavior = 'exclusive', tax_code }: Part, rates: readonly Rate[], at: Address) {
  const due = tax_code === NOT_TAXABLE ? [] : rates;
  const percent = due.reduce((sum, rate) => sum + Number(rate.percent), 0);
  const base = tax_behavior === 'inclusive' ? amount / (1 + percent / 100) : amount;
  const amounts = due.map((rate) => Math.round((base * Number(rate.percent)) / 100));
  return {
    amount,
    amount_tax: amounts.reduce((sum, tax) => sum + tax, 0),
    tax_behavior,
    tax_breakdown: due.map((rate, index) => ({
      amount: amounts[index] ?? 0,
      jurisdiction: {
        ...{ country: at.country, display_name: rate.name, level: rate.level },
        state: rate.level === 'country' ? null : (at.state ?? null),
      },
      sourcing: 'destination',
      tax_rate_details: { display_name: rate.name, percentage_decimal: rate.percent, tax_type: rate.type },
      taxability_reason: 'standard_rated',
      taxable_amount: Math.round(base),
    })),
  };
}
