import type { Chance } from './chance.js';
import { wasDelivered, wasPaid, type Method, type Moments, type Outcome } from './demo-order.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When each step of an order happened: in order, and never later than now. */
export function timestampsOf(
  outcome: Outcome,
  method: Method,
  placed: Date,
  now: Date,
  chance: Chance,
): Moments {
  const clock = new Clockwork(placed, now);
  const at: Moments = { placed };
  if (outcome === 'payment-failed') at.failed = clock.after(chance.whole(2, 9) * MINUTE);
  if (wasPaid({ outcome }))
    at.paid = clock.after(method === 'cash' ? chance.whole(40, 240) * MINUTE : 3 * MINUTE);
  if (outcome === 'cancelled' || outcome === 'cancelled-paid')
    at.ended = clock.after(chance.whole(1, 8) * HOUR);
  if (outcome === 'expired') at.ended = clock.after(method === 'cash' ? 48 * HOUR : 41 * MINUTE);
  if (outcome === 'cancelled-paid') at.refunded = clock.after(2 * MINUTE);
  if (['shipped', 'in-transit'].includes(outcome) || wasDelivered({ outcome }))
    at.shipped = clock.after(chance.whole(14, 34) * HOUR);
  if (outcome === 'in-transit' || wasDelivered({ outcome }))
    at.transit = clock.after(chance.whole(10, 24) * HOUR);
  if (wasDelivered({ outcome })) at.delivered = clock.after(chance.whole(20, 60) * HOUR);
  if (outcome === 'partly-refunded' || outcome === 'returned')
    at.refunded = clock.after(chance.whole(48, 120) * HOUR);
  return at;
}

class Clockwork {
  constructor(
    private last: Date,
    private readonly now: Date,
  ) {}

  after(ms: number): Date {
    const wanted = this.last.getTime() + ms;
    const latest = this.last.getTime() + (this.now.getTime() - this.last.getTime()) / 2;
    this.last = new Date(Math.floor(Math.min(wanted, Math.max(latest, this.last.getTime() + 1))));
    return this.last;
  }
}
