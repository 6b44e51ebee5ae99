import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { Money } from '../../api/src/kernel/money.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';
import { StripeTaxService } from '../../api/src/tax/adapters/stripe/stripe-tax-service.js';
import type { AskedTaxes } from '../../api/src/tax/application/ports.js';
import { ScriptedProvider, json } from './stripe-client.js';

const asked: AskedTaxes = {
  to: { country: 'US', region: 'TX', postcode: '78701' },
  pricesIncludeTax: false,
  lines: [
    { amount: Money.ofCents(4_000), category: 'standard' },
    { amount: Money.ofCents(500), category: 'exempt' },
  ],
  shipping: Money.ofCents(1_490),
};
const rate = (level: string, percentage_decimal: string, amount: number) => ({
  ...{ amount, taxable_amount: 4_000, sourcing: 'destination', taxability_reason: 'standard_rated' },
  jurisdiction: { country: 'US', state: 'TX', level, display_name: level },
  tax_rate_details: { display_name: 'Sales and use tax', percentage_decimal, tax_type: 'sales_tax' },
});
const none = {
  ...{ amount: 0, taxable_amount: 0, sourcing: 'destination', taxability_reason: 'product_exempt' },
  jurisdiction: { country: 'US', state: 'TX', level: 'state', display_name: 'Texas' },
  tax_rate_details: null,
};
/** As https://docs.stripe.com/api/tax/calculations/create shows it. */
const answered = {
  ...{ id: 'taxcalc_1OduxkBUZ691iUZ4iWvpMApI', object: 'tax.calculation', currency: 'usd' },
  ...{ amount_total: 6_443, tax_amount_exclusive: 453, tax_amount_inclusive: 0, tax_breakdown: [] },
  line_items: {
    object: 'list',
    data: [
      {
        ...{ amount: 4_000, amount_tax: 330, reference: 'line-0', tax_behavior: 'exclusive' },
        tax_breakdown: [rate('state', '6.25', 250), rate('city', '1.0', 40), rate('district', '1.0', 40)],
      },
      { amount: 500, amount_tax: 0, reference: 'line-1', tax_behavior: 'exclusive', tax_breakdown: [none] },
    ],
  },
  shipping_cost: {
    ...{ amount: 1_490, amount_tax: 123, tax_behavior: 'exclusive', tax_code: 'txcd_92010001' },
    tax_breakdown: [rate('state', '6.25', 93), rate('city', '2.0', 30)],
  },
};
const refused = (code: string) => ({ error: { type: 'invalid_request_error', code, message: 'no' } });

describe('Stripe Tax', () => {
  let scripted: ScriptedProvider;
  let service: StripeTaxService;
  beforeAll(async () => {
    scripted = await new ScriptedProvider().open();
    const access = new ProviderAccess();
    access.announce('stripe', { baseUrl: scripted.origin, secrets: { key: 'sk_test_1' } });
    service = new StripeTaxService(access);
  });
  afterAll(() => scripted.close());

  const answer = (with_: (response: ServerResponse) => void) => {
    scripted.requests.length = 0;
    scripted.answering = (_call, response) => with_(response);
    return service.calculate(asked);
  };

  it('is asked in smallest units, with the address and what is never taxed', async () => {
    const sales = { name: 'Sales tax', thousandths: 8_250 };
    expect(await answer((response) => json(response, 200, answered))).toEqual({
      id: answered.id,
      lines: [{ ...sales, tax: 330 }, null],
      delivery: { ...sales, tax: 123 },
    });
    const [{ method, path, body } = { method: '', path: '', body: '' }] = scripted.requests;
    expect(`${method} ${path}`).toBe('POST /v1/tax/calculations');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      currency: 'usd',
      'line_items[0][amount]': '4000',
      'line_items[0][tax_code]': 'txcd_99999999',
      'line_items[0][tax_behavior]': 'exclusive',
      'line_items[1][tax_code]': 'txcd_00000000',
      'shipping_cost[amount]': '1490',
      'customer_details[address][country]': 'US',
      'customer_details[address][state]': 'TX',
      'customer_details[address][postal_code]': '78701',
      'customer_details[address_source]': 'shipping',
      'expand[0]': 'line_items.data.tax_breakdown',
    });
  });

  it('does not find an address that is not enough', async () => {
    const nowhere = refused('customer_tax_location_invalid');
    expect(await answer((response) => json(response, 400, nowhere))).toBe('nowhere');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['another refusal', (response) => json(response, 400, refused('taxes_calculation_failed'))],
    ['a failure', (response) => json(response, 500, { error: { type: 'api_error', message: 'no' } })],
    [
      'an amount that nobody asked for',
      (response) => json(response, 200, { ...answered, line_items: { data: [] } }),
    ],
    ['sums that do not agree', (response) => json(response, 200, { ...answered, tax_amount_exclusive: 454 })],
    ['no tax on the delivery', (response) => json(response, 200, { ...answered, shipping_cost: null })],
    ['no id', (response) => json(response, 200, { ...answered, id: null })],
    ['something else than JSON', (response) => void response.end('<html>maintenance</html>')],
    ['a cut connection', (response) => void response.destroy()],
  ])('is silent: %s', async (_, with_) => {
    expect(await answer(with_)).toBe('silent');
  });

  it('is silent where the shop has no access to it', async () => {
    expect(await new StripeTaxService(new ProviderAccess()).calculate(asked)).toBe('silent');
  });
});
