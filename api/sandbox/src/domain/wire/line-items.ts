import type { Line, WireSession } from './session.js';

/** The lines of a session with the discount shared over them, so that they add up to its total. */
export function lineItems(session: WireSession, lines: readonly Line[]) {
  const shares = shareOut(
    session.total_details.amount_discount,
    lines.map((line) => line.unitAmount * line.quantity),
  );
  return lines.map((line, index) => lineItem(session, line, shares[index] ?? 0));
}

function lineItem(session: WireSession, line: Line, discount: number) {
  const subtotal = line.unitAmount * line.quantity;
  return {
    id: line.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - discount,
    currency: session.currency,
    description: line.name,
    metadata: {},
    price: priceOf(session, line),
    quantity: line.quantity,
  };
}

function priceOf(session: WireSession, line: Line) {
  return {
    id: line.id.replace(/^li_/, 'price_'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: session.created,
    currency: session.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: line.id.replace(/^li_/, 'prod_'),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: line.unitAmount,
    unit_amount_decimal: String(line.unitAmount),
  };
}

/** Shares a whole amount in proportion; what rounding leaves over goes to the first lines that can bear it. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / total));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const extra = left > 0 && share < (weights[index] ?? 0) ? 1 : 0;
    left -= extra;
    return share + extra;
  });
}
