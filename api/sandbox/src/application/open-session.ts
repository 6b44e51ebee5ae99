import type { Clock } from '@duka/api/kernel/clock.js';
import { chargeLimits } from '../domain/charge-limits.js';
import { ApiError, badParam, noSuch, seconds } from '../domain/wire/api.js';
import { discountOf, type WireCoupon } from '../domain/wire/refund.js';
import type { SessionRequest } from '../domain/wire/requests.js';
import { newSession, type Line, type SessionExtra, type WireSession } from '../domain/wire/session.js';
import type { SandboxStore, Codes, Timers } from './ports.js';

const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;

/** `POST /v1/checkout/sessions`, for a request whose shape was checked. @throws ApiError */
export class OpenSession {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {}

  async run(request: SessionRequest): Promise<WireSession> {
    const now = seconds(this.clock.now());
    checkMeaning(request, now);
    const id = this.codes.next('cs_test_', 58);
    const lines = request.line_items.map((item): Line => ({
      id: this.codes.next('li_'),
      name: item.price_data.product_data.name,
      unitAmount: item.price_data.unit_amount,
      quantity: item.quantity ?? 1,
    }));
    const coupon = await this.coupon(request.discounts?.[0]?.coupon, now);
    const subtotal = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
    const discount = coupon ? discountOf(coupon, subtotal) : 0;
    const session = newSession({ id, now, url: pageOf(id, request), request, lines, discount });
    checkAmount(session);
    const extra: SessionExtra = {
      lines,
      intentMetadata: request.payment_intent_data?.metadata ?? {},
      coupon: coupon?.id ?? null,
      waiting: null,
    };
    await this.store.insert({ id, kind: 'session', parent: null, data: session, extra });
    await this.timers.at(new Date(session.expires_at * 1000), { task: 'sandbox.expire', id });
    return session;
  }

  private async coupon(id: string | undefined, now: number): Promise<WireCoupon | null> {
    if (id === undefined) return null;
    const found = await this.store.find<WireCoupon, object>('coupon', id);
    if (!found) throw noSuch('coupon', id, 'discounts[0][coupon]');
    const { data } = found;
    const used = data.max_redemptions !== null && data.times_redeemed >= data.max_redemptions;
    const over = data.redeem_by !== null && data.redeem_by <= now;
    if (used || over)
      throw badParam(`Coupon ${id} is used up or expired.`, 'discounts[0][coupon]', 'coupon_expired');
    return data;
  }
}

/** The sandbox's pages are on the shop's own address, so that one forwarded port is enough. */
function pageOf(id: string, request: SessionRequest): string {
  return new URL(`/sandbox/checkout/${id}`, request.success_url).href;
}

/** What a schema cannot say. */
function checkMeaning(request: SessionRequest, now: number): void {
  if (request.discounts && request.allow_promotion_codes !== undefined)
    throw badParam(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'discounts',
    );
  const currencies = new Set(request.line_items.map((item) => item.price_data.currency));
  if (currencies.size > 1)
    throw badParam('All line items must have the same currency.', 'line_items[0][price_data][currency]');
  for (const [index, item] of request.line_items.entries()) {
    if (item.price_data.unit_amount < 0)
      throw badParam(
        'This value must be greater than or equal to 0.',
        at(index, '[price_data][unit_amount]'),
        'parameter_invalid_integer',
      );
    if ((item.quantity ?? 1) < 1)
      throw badParam(
        'This value must be greater than or equal to 1.',
        at(index, '[quantity]'),
        'parameter_invalid_integer',
      );
  }
  const life = (request.expires_at ?? now + LONGEST) - now;
  if (life < SHORTEST) throw badParam('`expires_at` must be at least 30 minutes from now.', 'expires_at');
  if (life > LONGEST) throw badParam('`expires_at` must be less than 24 hours from now.', 'expires_at');
}

const at = (index: number, rest: string) => `line_items[${index}]${rest}`;

/** As https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts has them, of the currencies that tests buy in. */
function checkAmount({ amount_total: amount, currency }: WireSession): void {
  const { least, most } = chargeLimits(currency ?? 'usd');
  if (amount > 0 && amount < least)
    throw new ApiError(
      400,
      `The Checkout Session's total amount due must add up to at least ${least} ${currency}`,
      {
        code: 'amount_too_small',
      },
    );
  if (amount > most)
    throw new ApiError(
      400,
      `The Checkout Session's total amount due must be no more than ${most} ${currency}`,
      {
        code: 'amount_too_large',
      },
    );
}
