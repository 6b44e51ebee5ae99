import { v7 } from 'uuid';
import type { Client } from './client.js';
import { patiently } from './crowd.js';
import { wanted, type Goods } from './money.js';
import type { Shop } from './shop.js';

/** Ten percent off, this often. */
export async function coupon(shop: Shop, code: string, maxUses: number): Promise<void> {
  await shop.sql(
    `insert into coupon (id, code, kind, percent, max_uses, per_account, created_at)
     values ($1, $2, 'percent', 10, $3, 1, now())`,
    [v7(), code, maxUses],
  );
}

/** A purchase with that coupon: 25.49 less 10 percent is 22.94, of which 40 percent is 9.18. */
export function withCoupon(shopper: Client, jacket: Goods, couponCode: string): () => Promise<number> {
  const body = { ...wanted(jacket), amount: 9.18, couponCode };
  return async () => (await patiently(() => shopper.post('/payments/cash', body))).status;
}

export const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((one) => one === status).length;

/** The same shopper at every process in turn. */
export function everywhere(shop: Shop, shopper: Client, times: number): Client[] {
  return Array.from({ length: times }, (_, index) => {
    const api = shop.apis[index % shop.apis.length];
    if (!api) throw new Error('no process');
    return api.client.as(shopper.token);
  });
}
