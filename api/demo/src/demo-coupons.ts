import { demoId } from './demo-ids.js';
import { SHOPPER_ID } from './demo-accounts.js';

const DAY_MS = 86_400_000;

export interface DemoCoupon {
  id: string;
  code: string;
  description: string;
  percent: number | null;
  amountCents: number | null;
  minTotalCents: number;
  firstOrderOnly: boolean;
  accountId: string | null;
  maxUses: number | null;
  perAccount: number;
  startsAt: Date;
  endsAt: Date | null;
}

/** The shop's coupons: of these the demo shopper can use four. */
export function demoCoupons(now: Date): DemoCoupon[] {
  const daysOn = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const coupon = (code: string, description: string, more: Partial<DemoCoupon>): DemoCoupon => ({
    id: demoId('coupon', code),
    code,
    description,
    percent: null,
    amountCents: null,
    minTotalCents: 0,
    firstOrderOnly: false,
    accountId: null,
    maxUses: null,
    perAccount: 1,
    startsAt: daysOn(-100),
    endsAt: null,
    ...more,
  });
  const own = { accountId: SHOPPER_ID, maxUses: 1, startsAt: daysOn(-20) };
  return [
    coupon('WELCOME10', '10% off your first order', { percent: 10, firstOrderOnly: true }),
    coupon('DUKA5', '$5 off orders of $50 and more', {
      amountCents: 500,
      minTotalCents: 5_000,
      endsAt: daysOn(60),
    }),
    coupon('AUTUMN15', '15% off everything, autumn sale', { percent: 15, endsAt: daysOn(-20) }),
    coupon('FLASH25', '25% off for the first ten', { percent: 25, maxUses: 10, endsAt: daysOn(30) }),
    coupon('THANKS10', '10% off, thank you for your order', { ...own, percent: 10, endsAt: daysOn(45) }),
    coupon('BIRTHDAY15', '$15 off orders of $75 and more', {
      ...own,
      amountCents: 1_500,
      minTotalCents: 7_500,
      endsAt: daysOn(30),
    }),
    coupon('VIP20', '20% off orders of $150 and more', {
      ...own,
      percent: 20,
      minTotalCents: 15_000,
      endsAt: daysOn(90),
    }),
  ];
}

export function couponRows(coupons: readonly DemoCoupon[], used: ReadonlyMap<string, number>) {
  return coupons.map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    description: coupon.description,
    kind: coupon.percent === null ? 'amount' : 'percent',
    percent: coupon.percent,
    amount_cents: coupon.amountCents,
    min_total_cents: coupon.minTotalCents,
    first_order_only: coupon.firstOrderOnly,
    account_id: coupon.accountId,
    max_uses: coupon.maxUses,
    per_account: coupon.perAccount,
    used: used.get(coupon.id) ?? 0,
    is_active: true,
    starts_at: coupon.startsAt,
    ends_at: coupon.endsAt,
    created_at: coupon.startsAt,
  }));
}
