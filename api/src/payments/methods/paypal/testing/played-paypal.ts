import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Money } from '../../../../kernel/money.js';
import { ProviderAccess } from '../../../../platform/config/provider-access.js';
import type { Attempt } from '../../../domain/payment.js';
import { paymentSettings } from '../../../testing/payment-settings.js';
import { aTender, anAttempt } from '../../../testing/stores-contract.js';
import type { ProviderAnswer } from '../../contract.js';
import { PayPalCaller } from '../caller.js';
import { PayPalStrategy } from '../paypal-strategy.js';

type Body = Record<string, unknown>;

/** PayPal's wire, as far as the shop speaks it; the test says who approves, what comes of it, and who is away. */
const fresh = () => ({
  isAway: false,
  tokens: 0,
  taken: 'token-1',
  created: [] as Body[],
  order: undefined as Body | undefined,
  captureStatus: 'COMPLETED',
  /** PayPal's word for a capture that it refuses. */
  refuses: '',
  captures: [] as Body[],
  refundStatus: 'COMPLETED',
  refunds: [] as Body[],
  answers: new Map<string, Answer>(),
  verified: [] as string[],
  verification: 'SUCCESS',
});
export const played = fresh();

const start = new Date('2026-11-21T12:00:00Z');
let now = start;
const clock = { now: () => now };
export const later = (minutes: number): unknown => (now = new Date(start.getTime() + minutes * 60_000));
export const playAnew = (): unknown => [later(0), Object.assign(played, fresh())];
type Answer = { status: number; body: unknown };

export const ok = (body: unknown, status = 200): Answer => ({ status, body });
const no = (status: number, issue: string): Answer =>
  ok({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: `No: ${issue}.` }] }, status);
export const unit = () => (played.order?.['purchase_units'] as Body[])[0]!;
export const link = (rel: string, path: string) => [
  { rel, href: `https://api-m.paypal.com/v2/payments${path}` },
];

function orderAnswer(): Answer {
  const payments = { captures: played.captures, refunds: played.refunds };
  return ok({ ...played.order, purchase_units: [{ ...unit(), payments }] });
}

function create(body: Body): Answer {
  played.created.push(body);
  const [one] = body['purchase_units'] as [Body];
  if ((one['amount'] as Body)['currency_code'] === 'CNY') return no(422, 'CURRENCY_NOT_SUPPORTED');
  const links = [{ rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=ORDER1' }];
  played.order = { id: 'ORDER1', status: 'PAYER_ACTION_REQUIRED', purchase_units: [one], links };
  return orderAnswer();
}

export function collect(): Answer {
  if (played.refuses) return no(422, played.refuses);
  const { amount, custom_id } = unit();
  played.captures.push({
    ...{ id: `CAPTURE${played.captures.length + 1}`, status: played.captureStatus, amount, custom_id },
    ...{ create_time: '2026-11-21T12:05:00Z', status_details: { reason: 'ECHECK' } },
    supplementary_data: { related_ids: { order_id: 'ORDER1' } },
  });
  played.order = { ...played.order, status: 'COMPLETED' };
  return ok(orderAnswer().body, 201);
}

export function giveBack({ amount, custom_id }: Body): Answer {
  if (Number((amount as Body)['value']) > 25.49) return no(422, 'REFUND_AMOUNT_EXCEEDED');
  const id = `REFUND${played.refunds.length + 1}`;
  const refund = {
    id,
    status: played.refundStatus,
    amount,
    custom_id,
    links: link('up', '/captures/CAPTURE1'),
  };
  played.refunds.push(refund);
  return ok(refund, 201);
}

function answerTo(method: string, path: string, text: string): Answer {
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Body;
  const found = (all: Body[]) => all.find(({ id }) => path.endsWith(`/${String(id)}`));
  if (path === '/v2/checkout/orders') return create(body);
  if (path.endsWith('/capture')) return collect();
  if (path.endsWith('/refund')) return giveBack(body);
  if (path.endsWith('/verify-webhook-signature')) {
    played.verified.push(text);
    return ok({ verification_status: played.verification });
  }
  if (path.startsWith('/v2/checkout/orders/'))
    return played.order ? orderAnswer() : no(404, 'INVALID_RESOURCE_ID');
  const one = found([...played.captures, ...played.refunds]);
  return one ? ok(one) : no(404, 'INVALID_RESOURCE_ID');
}

/** As PayPal does: the same key is the same request, and a token that it no longer takes is told so. */
function wire({ method = '', url: path = '', headers }: IncomingMessage, text: string): Answer {
  if (played.isAway) return ok({}, 503);
  if (path === '/v1/oauth2/token') {
    const isOurs = headers.authorization === `Basic ${btoa('client:secret')}`;
    if (!isOurs || text !== 'grant_type=client_credentials') return ok({ error: 'invalid_client' }, 401);
    played.tokens += 1;
    return ok({ access_token: (played.taken = `token-${played.tokens}`), expires_in: 32_400 });
  }
  if (headers.authorization !== `Bearer ${played.taken}`) return ok({ error: 'invalid_token' }, 401);
  const key = headers['paypal-request-id'] as string | undefined;
  const answer = (key && played.answers.get(key)) || answerTo(method, path, text);
  if (key) played.answers.set(key, answer);
  return answer;
}

let server: Server;
let baseUrl = '';

export async function play(): Promise<void> {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      const { status, body } = wire(request, text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const stopPlaying = (): Promise<unknown> => new Promise((resolve) => server.close(resolve));

/** A shop whose PayPal is played here, and its first attempt: begun, opened, approved. */
export function aShop() {
  const access = new ProviderAccess();
  access.announce('paypal', { baseUrl, secrets: { id: 'client', secret: 'secret', webhook: 'WEBHOOK1' } });
  const caller = new PayPalCaller(access, clock);
  const strategy = new PayPalStrategy(caller, paymentSettings, { next: () => 'ref-1' }, clock);
  const anAttemptOf = (amount: Money): Attempt => {
    const createdAt = clock.now();
    const plan = strategy.plan({ email: 'ada@example.com', orderNumber: 'A1B2C3D4' } as never, createdAt);
    const payment = aTender('payment', 'order', { amount });
    return anAttempt('attempt', payment, { ...plan, amount, createdAt, state: 'creating' });
  };
  const attempt = anAttemptOf(Money.ofCents(2_549));
  const opened = async (): Promise<Attempt> => after(attempt, await strategy.start(attempt), 'open');
  const approved = async (): Promise<Attempt> => {
    const open = await opened();
    approve();
    return open;
  };
  return { strategy, anAttemptOf, attempt, opened, approved };
}

/** As the shop keeps what was answered. */
export const after = (attempt: Attempt, answer: ProviderAnswer, state: Attempt['state']): Attempt => ({
  ...{ ...attempt, state, url: answer.url ?? attempt.url },
  providerIntent: answer.intentRef ?? attempt.providerIntent,
});

export const approve = (): unknown => (played.order = { ...played.order, status: 'APPROVED' });

/** The headers of a message, and its text as PayPal writes it: not as `JSON.stringify` would. */
export const SIGNED = {
  ...{ 'paypal-auth-algo': 'SHA256withRSA', 'paypal-transmission-id': 'tid', 'paypal-transmission-sig': 's' },
  'paypal-transmission-time': '2026-11-21T12:06:00Z',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
};
export const message = (type: string, resource: object): string =>
  `{"id":"WH-1","event_type":"${type}","create_time":"2026-11-21T12:06:00Z","fee":1.0,"resource":${JSON.stringify(resource)}}`;

export const CLAIM = { ref: 'PP-D-1', intentRef: 'CAPTURE1', amountCents: 2_549, currency: 'USD' };
export const aDispute = (more: object) => ({
  ...{ dispute_id: 'PP-D-1', dispute_life_cycle_stage: 'CHARGEBACK', status: 'UNDER_REVIEW' },
  dispute_amount: { currency_code: 'USD', value: '25.49' },
  ...{ disputed_transactions: [{ seller_transaction_id: 'CAPTURE1' }], ...more },
});
export const decided = (outcome_code: string) =>
  aDispute({ status: 'RESOLVED', dispute_outcome: { outcome_code } });
