/**
 * What the sandbox takes of Stripe's requests: a reduced form of its description, held to it by
 * `test/contract/stripe-sandbox`. A parameter that is not here is refused as unknown, as Stripe does.
 */
const text = (maxLength = 5000) => ({ type: 'string', maxLength }) as const;
const integer = { type: 'integer' } as const;
const expand = { type: 'array', items: text() } as const;
const metadata = {
  type: 'object',
  maxProperties: 50,
  propertyNames: { maxLength: 40 },
  additionalProperties: text(500),
} as const;

const behavior = { type: 'string', enum: ['inclusive', 'exclusive'] } as const;

const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const range = { anyOf: [integer, closed({ gt: integer, gte: integer, lt: integer, lte: integer })] };
const paging = {
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  starting_after: text(),
  ending_before: text(),
  expand,
};

export const SCHEMAS = {
  session: closed(
    {
      mode: { type: 'string', enum: ['payment'] },
      ui_mode: { type: 'string', enum: ['hosted_page'] },
      success_url: text(),
      cancel_url: text(),
      client_reference_id: text(200),
      customer_email: text(),
      metadata,
      payment_intent_data: closed({ metadata, description: text(1000) }),
      line_items: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: closed(
          {
            quantity: integer,
            price_data: closed(
              {
                currency: { type: 'string', pattern: '^[A-Za-z]{3}$' },
                unit_amount: integer,
                product_data: closed({ name: text(), description: text(40000), metadata }, ['name']),
              },
              ['currency', 'product_data', 'unit_amount'],
            ),
          },
          ['price_data'],
        ),
      },
      discounts: { type: 'array', maxItems: 1, items: closed({ coupon: text() }, ['coupon']) },
      allow_promotion_codes: { type: 'boolean' },
      allowed_payment_method_types: { type: 'array', items: { type: 'string', enum: ['card', 'link'] } },
      expires_at: integer,
      locale: { type: 'string', enum: ['auto', 'en', 'en-GB', 'de', 'es', 'fr'] },
      submit_type: { type: 'string', enum: ['auto', 'pay'] },
      expand,
    },
    ['mode', 'success_url', 'line_items'],
  ),
  intent: closed(
    {
      amount: integer,
      currency: { type: 'string', pattern: '^[A-Za-z]{3}$' },
      allowed_payment_method_types: { type: 'array', items: { type: 'string', enum: ['card', 'link'] } },
      metadata,
      description: text(1000),
      expand,
    },
    ['amount', 'currency'],
  ),
  intentList: closed({ ...paging, created: range }),
  refund: closed({
    payment_intent: text(),
    charge: text(),
    amount: integer,
    reason: { type: 'string', enum: ['duplicate', 'fraudulent', 'requested_by_customer'] },
    metadata,
    expand,
  }),
  taxCalculation: closed(
    {
      currency: { type: 'string', pattern: '^[A-Za-z]{3}$' },
      line_items: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: closed(
          {
            amount: integer,
            quantity: integer,
            reference: text(500),
            tax_behavior: behavior,
            tax_code: text(),
          },
          ['amount'],
        ),
      },
      shipping_cost: closed({ amount: integer, tax_behavior: behavior, tax_code: text() }),
      customer_details: closed(
        {
          address: closed(
            { country: text(2), state: text(), postal_code: text(), city: text(), line1: text() },
            ['country'],
          ),
          address_source: { type: 'string', enum: ['shipping', 'billing'] },
        },
        ['address', 'address_source'],
      ),
      tax_date: integer,
      expand,
    },
    ['currency', 'line_items', 'customer_details'],
  ),
  coupon: closed({
    id: text(),
    amount_off: integer,
    percent_off: integer,
    currency: text(3),
    duration: { type: 'string', enum: ['once'] },
    max_redemptions: integer,
    redeem_by: integer,
    name: text(40),
    metadata,
    expand,
  }),
  endpoint: closed(
    {
      url: text(),
      enabled_events: { type: 'array', minItems: 1, items: text() },
      api_version: text(),
      description: text(),
      metadata,
      expand,
    },
    ['url', 'enabled_events'],
  ),
  cancel: closed({
    cancellation_reason: {
      type: 'string',
      enum: ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'],
    },
    expand,
  }),
  onlyExpand: closed({ expand }),
  sessionList: closed({
    ...paging,
    created: range,
    payment_intent: text(),
    status: { type: 'string', enum: ['complete', 'expired', 'open'] },
  }),
  refundList: closed({ ...paging, created: range, payment_intent: text() }),
  eventList: closed({
    ...paging,
    created: range,
    type: text(),
    types: { type: 'array', maxItems: 20, items: text() },
    delivery_success: { type: 'boolean' },
  }),
  lineItemList: closed(paging),
  endpointList: closed(paging),
} as const;

export type SchemaName = keyof typeof SCHEMAS;
