import type { Clock } from '@duka/api/kernel/clock.js';
import { ApiError, badParam, noSuch, seconds } from '../domain/wire/api.js';
import type { WireIntent } from '../domain/wire/intent.js';
import { newCoupon, newEndpoint, type WireCoupon } from '../domain/wire/refund.js';
import type { CouponRequest, EndpointRequest } from '../domain/wire/requests.js';
import { taxCalculation, type TaxCalculationRequest } from '../domain/wire/tax-calculation.js';
import type { SandboxStore, Codes } from './ports.js';
import type { RecordEvent } from './record-event.js';

const CANCELLABLE: readonly WireIntent['status'][] = [
  'requires_payment_method',
  'requires_action',
  'processing',
];

/** Coupons, taxes, webhook endpoints and the cancelling of payments. */
export class SmallObjects {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly events: RecordEvent,
    private readonly clock: Clock,
  ) {}

  /** `POST /v1/coupons`. @throws ApiError */
  async createCoupon(request: CouponRequest): Promise<WireCoupon> {
    const off = [request.amount_off, request.percent_off].filter((value) => value !== undefined);
    if (off.length !== 1)
      throw new ApiError(400, 'Must provide one of percent_off or amount_off.', {
        code: 'parameter_missing',
      });
    if (request.amount_off !== undefined && !request.currency)
      throw badParam('You must pass currency when passing amount_off', 'currency', 'parameter_missing');
    if (off.some((value) => value <= 0)) throw badParam('Invalid positive integer', 'amount_off');
    const id = request.id ?? this.codes.next('', 8);
    if (await this.store.lock('coupon', id))
      throw badParam('Coupon already exists.', 'id', 'resource_already_exists');
    const coupon = newCoupon(id, request, seconds(this.clock.now()));
    await this.store.insert({ id, kind: 'coupon', parent: null, data: coupon, extra: {} });
    return coupon;
  }

  /** `POST /v1/tax/calculations`; nothing is kept of it. @throws ApiError */
  calculateTax(request: TaxCalculationRequest) {
    return taxCalculation(request, this.codes.next('taxcalc_'), this.clock.now());
  }

  /** `POST /v1/webhook_endpoints`: the secret is shown once, as Stripe does. */
  async createEndpoint(request: EndpointRequest): Promise<object> {
    const endpoint = newEndpoint(this.codes.next('we_'), request, seconds(this.clock.now()));
    const secret = this.codes.next('whsec_', 32);
    await this.store.insert({
      id: endpoint.id,
      kind: 'webhook_endpoint',
      parent: null,
      data: endpoint,
      extra: { secret },
    });
    return { ...endpoint, secret };
  }

  /** `POST /v1/payment_intents/{intent}/cancel`. @throws ApiError */
  async cancelIntent(id: string, reason: string | undefined): Promise<WireIntent> {
    const intent = await this.store.lock<WireIntent, object>('intent', id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    if (!CANCELLABLE.includes(intent.data.status))
      throw new ApiError(
        400,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.data.status}.`,
        { code: 'payment_intent_unexpected_state' },
      );
    intent.data.status = 'canceled';
    intent.data['canceled_at'] = seconds(this.clock.now());
    intent.data['cancellation_reason'] = reason ?? null;
    await this.store.save(intent);
    await this.events.run('payment_intent.canceled', intent.data);
    return intent.data;
  }
}
