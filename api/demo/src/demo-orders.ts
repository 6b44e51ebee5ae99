import { Chance } from './chance.js';
import { SHOPPER_ID, type AccountRow } from './demo-accounts.js';
import { addressOf } from './demo-addresses.js';
import { fillBasket, priceBasket } from './demo-basket.js';
import type { DemoCoupon } from './demo-coupons.js';
import { demoId } from './demo-ids.js';
import { timestampsOf } from './demo-timestamps.js';
import { wasCancelled, type DemoOrder, type Method, type Outcome } from './demo-order.js';
import type { DemoVariant } from './demo-products.js';

const ORDERS = 300;
const DAYS = 90;
const HOUR_MS = 3_600_000;
const COUPON_SHARE = 0.2;

/** The demo shopper has something in every tab of the profile. Age in hours. */
const OWN: readonly (readonly [Outcome, Method, number])[] = [
  ['unpaid', 'cash', 5],
  ['payment-failed', 'card', 20],
  ['processing', 'card', 30],
  ['processing', 'mobile', 44],
  ['in-transit', 'card', 90],
  ['shipped', 'cash', 70],
  ['delivered', 'card', 280],
  ['delivered', 'cash', 700],
  ['partly-refunded', 'card', 1_100],
  ['cancelled-paid', 'card', 400],
  ['cancelled', 'mobile', 900],
  ['delivered', 'mobile', 1_700],
];

/** Three hundred orders of ninety days, oldest first; the demo shopper's among them. */
export function demoOrders(
  accounts: readonly AccountRow[],
  variants: readonly DemoVariant[],
  coupons: readonly DemoCoupon[],
  now: Date,
): DemoOrder[] {
  const chance = new Chance(300);
  const shopper = accounts.find(({ id }) => id === SHOPPER_ID);
  const others = accounts.filter(({ id, role }) => role === 'customer' && id !== SHOPPER_ID);
  if (!shopper) throw new Error('the demo shopper is missing');
  const plans = [
    ...OWN.map(([outcome, method, hours]) => ({ account: shopper, outcome, method, hours })),
    ...Array.from({ length: ORDERS - OWN.length }, () => plan(chance, others, now)),
  ].sort((a, b) => b.hours - a.hours);
  const wallet = new CouponWallet(chance, coupons);
  return plans.map(({ account, outcome, method, hours }, index) => {
    const id = demoId('order', String(index));
    const placed = new Date(now.getTime() - hours * HOUR_MS);
    const basket = fillBasket(chance, variants);
    const first = priceBasket(id, basket, null);
    const coupon = wallet.choose(account, first.subtotal.cents, placed, outcome);
    const at = timestampsOf(outcome, method, placed, now, chance);
    const address = addressOf(account);
    return { id, account, method, outcome, coupon, at, address, ...priceBasket(id, basket, coupon) };
  });
}

function plan(chance: Chance, accounts: readonly AccountRow[], now: Date) {
  const hours = 1 + Math.floor(chance.next() ** 1.3 * DAYS * 24 * 10) / 10;
  const method = chance.weighted<Method>([
    ['card', 62],
    ['mobile', 20],
    ['cash', 18],
  ]);
  const placed = new Date(now.getTime() - hours * HOUR_MS);
  const shopper = chance.pick(accounts.filter((account) => account.created_at < placed));
  return { account: shopper, method, hours, outcome: outcomeAt(chance, hours, method) };
}

function outcomeAt(chance: Chance, hours: number, method: Method): Outcome {
  const pending: Outcome = method === 'cash' ? 'unpaid' : 'payment-failed';
  if (hours < 72)
    return chance.weighted<Outcome>([
      ['processing', 64],
      [pending, hours < 40 ? 18 : 0],
      ['shipped', hours > 50 ? 12 : 0],
      ['cancelled', 6],
      ['cancelled-paid', hours > 12 ? 5 : 0],
    ]);
  if (hours < 192)
    return chance.weighted<Outcome>([
      ['shipped', 25],
      ['in-transit', hours > 96 ? 35 : 0],
      ['delivered', hours > 170 ? 25 : 0],
      ['processing', 12],
      ['cancelled', 5],
      ['expired', 3],
      ['cancelled-paid', 4],
    ]);
  return chance.weighted<Outcome>([
    ['delivered', 84],
    ['partly-refunded', method === 'card' && hours > 300 ? 4 : 0],
    ['returned', method === 'card' && hours > 400 ? 2 : 0],
    ['cancelled', 4],
    ['expired', 4],
    ['cancelled-paid', 4],
  ]);
}

/** Gives out coupons within their terms: once per shopper, up to their number, while they are valid. */
class CouponWallet {
  private readonly used = new Map<string, number>();
  private readonly shoppers = new Set<string>();
  private readonly taken = new Set<string>();

  constructor(
    private readonly chance: Chance,
    private readonly coupons: readonly DemoCoupon[],
  ) {}

  choose(account: AccountRow, subtotalCents: number, at: Date, outcome: Outcome): DemoCoupon | null {
    const isFirst = !this.shoppers.has(account.id);
    this.shoppers.add(account.id);
    if (account.id === SHOPPER_ID || wasCancelled({ outcome }) || this.chance.next() > COUPON_SHARE)
      return null;
    const open = this.coupons.filter(
      (coupon) =>
        coupon.accountId === null &&
        (isFirst || !coupon.firstOrderOnly) &&
        coupon.startsAt <= at &&
        (coupon.endsAt === null || at < coupon.endsAt) &&
        subtotalCents >= coupon.minTotalCents &&
        (this.used.get(coupon.id) ?? 0) < (coupon.maxUses ?? Number.POSITIVE_INFINITY) &&
        !this.taken.has(`${coupon.id}/${account.id}`),
    );
    if (open.length === 0) return null;
    const coupon = this.chance.pick(open);
    this.used.set(coupon.id, (this.used.get(coupon.id) ?? 0) + 1);
    this.taken.add(`${coupon.id}/${account.id}`);
    return coupon;
  }
}
