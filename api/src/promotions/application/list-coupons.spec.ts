import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Coupon } from '../domain/coupon.js';
import { ListCoupons } from './list-coupons.js';
import type { Coupons } from './ports.js';

const coupon = (id: string, more: Partial<Coupon> = {}): Coupon => ({
  id,
  version: 1,
  code: id.toUpperCase(),
  description: '',
  discountId: null,
  kind: 'percent',
  percent: 10,
  amount: null,
  minTotal: Money.ofCents(5_000),
  firstOrderOnly: false,
  accountId: null,
  maxUses: null,
  perAccount: 1,
  used: 0,
  isActive: true,
  startsAt: null,
  endsAt: null,
  ...more,
});

const ADA = { accountId: 'ada', mailbox: 'ada@example.com' };

/** Counts what it is asked. */
function listing(offered: Coupon[], orders: number, uses: Record<string, number>) {
  const asked: string[] = [];
  const coupons = {
    offeredTo: () => {
      asked.push('offeredTo');
      return Promise.resolve(offered);
    },
    history: () => {
      asked.push('history');
      return Promise.resolve({ orders, uses: new Map(Object.entries(uses)) });
    },
  } as unknown as Coupons;
  return { asked, list: new ListCoupons(coupons, { now: () => new Date() }) };
}

describe("a shopper's coupons", () => {
  it('are those not yet used, whatever the basket', async () => {
    const { list } = listing([coupon('used'), coupon('free'), coupon('twice', { perAccount: 2 })], 1, {
      used: 1,
      twice: 1,
    });
    expect((await list.listCoupons(ADA)).map(({ id }) => id)).toEqual(['free', 'twice']);
  });

  it('have none for the first order once there is one', async () => {
    const first = [coupon('welcome', { firstOrderOnly: true })];
    expect(await listing(first, 1, {}).list.listCoupons(ADA)).toEqual([]);
    expect(await listing(first, 0, {}).list.listCoupons(ADA)).toHaveLength(1);
  });

  it('are found by as many questions for fifty as for one', async () => {
    const { asked, list } = listing(
      Array.from({ length: 50 }, (_, index) => coupon(`c${index}`)),
      0,
      {},
    );
    expect(await list.listCoupons(ADA)).toHaveLength(50);
    expect(asked).toEqual(['offeredTo', 'history']);
  });
});
