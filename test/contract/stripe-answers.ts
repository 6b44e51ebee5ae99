import { parse } from 'qs';
import { newCharge } from '../../api/sandbox/src/domain/wire/charge.js';
import { newIntent } from '../../api/sandbox/src/domain/wire/intent.js';
import { newCoupon, newRefund } from '../../api/sandbox/src/domain/wire/refund.js';
import { newEvent } from '../../api/sandbox/src/domain/wire/api.js';
import type { SessionRequest } from '../../api/sandbox/src/domain/wire/requests.js';
import { newSession, type WireSession } from '../../api/sandbox/src/domain/wire/session.js';
import { json, SHOP, type Answering, type Recorded } from './stripe-client.js';

export const ATTEMPT = '0192f1c4-0000-7000-8000-0000000000a1';
export const REFUND = '0192f1c4-0000-7000-8000-0000000000f1';

const NOW = Math.floor(Date.now() / 1000);

export const intent = newIntent({
  id: 'pi_desk',
  secret: 'x',
  amount: 2999,
  currency: 'usd',
  now: NOW,
  metadata: { attempt_id: ATTEMPT },
  email: null,
});
const card = { last4: '4242', expMonth: 12, expYear: 2034 };
export const charge = newCharge({ id: 'ch_desk', intent, card, email: null, now: NOW, failure: null });
export const refund = newRefund('re_desk', charge, 500, { metadata: { refund_id: REFUND } }, NOW);

/** The session that the recorded request asks for. */
export function sessionFor(request: Recorded, more: Partial<WireSession> = {}): WireSession {
  const form = parse(request.body, { depth: 20, arrayLimit: 200 }) as unknown as SessionRequest;
  const lines = form.line_items.map((item) => ({
    id: 'li_desk',
    name: item.price_data.product_data.name,
    unitAmount: Number(item.price_data.unit_amount),
    quantity: Number(item.quantity),
  }));
  const discount = form.discounts ? 999 : 0;
  const url = `${SHOP}/sandbox/checkout/cs_test_desk`;
  const session = newSession({ id: 'cs_test_desk', now: NOW, url, request: form, lines, discount });
  return { ...session, expires_at: Number(form.expires_at), ...more };
}

const listOf = (...data: object[]) => ({ object: 'list', data, has_more: false, url: '/' });
let opened: WireSession | undefined;

/** Answers every call of the adapter properly. */
export const properly: Answering = (request, response) => {
  const { method, path } = request;
  if (method === 'POST' && path === '/v1/checkout/sessions') {
    opened = sessionFor(request);
    return json(response, 200, opened);
  }
  if (method === 'POST' && path === '/v1/coupons') {
    const { id } = parse(request.body) as { id: string };
    return json(response, 200, newCoupon(id, { amount_off: 999, currency: 'usd' }, NOW));
  }
  if (path.endsWith('/expire')) return json(response, 200, { ...opened, status: 'expired' });
  if (path === '/v1/checkout/sessions') return json(response, 200, listOf({ ...opened }));
  if (path.startsWith('/v1/checkout/sessions/')) return json(response, 200, { ...opened });
  if (path === '/v1/refunds' && method === 'GET') return json(response, 200, listOf(refund));
  if (path.startsWith('/v1/refunds')) return json(response, 200, refund);
  if (path === '/v1/payment_intents' && method === 'GET') return json(response, 200, listOf(intent));
  if (path.startsWith('/v1/payment_intents')) return json(response, 200, intent);
  if (path === '/v1/events')
    return json(response, 200, listOf(newEvent('evt_desk', 'payment_intent.succeeded', intent, NOW, 1)));
  return json(response, 404, { error: { type: 'invalid_request_error', message: path } });
};
