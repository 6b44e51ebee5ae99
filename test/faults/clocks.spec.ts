import { describe, expect, it } from '@jest/globals';
import { goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const DAY_SECONDS = 86_400;
/** For which a cash order holds its goods, as the settings come. */
const HOLD_HOURS = 48;
const SHIFTED = new URL('../support/shifted-clock.mjs', import.meta.url).href;

const shop = useShop();

describe('R38 a process whose clock is a day off', () => {
  it.each([
    ['ahead', DAY_SECONDS],
    ['behind', -DAY_SECONDS],
  ])('says so when it is %s, and neither lets go of an order nor keeps it for longer', async (_, seconds) => {
    const api = await shop.startApi({
      NODE_OPTIONS: `--import=${SHIFTED}`,
      CLOCK_SHIFT_MS: String(seconds * 1_000),
    });
    try {
      const ahead = async () => Number(/^duka_clock_ahead_seconds (.+)$/m.exec(await api.metrics())?.[1]);
      expect(Math.abs((await ahead()) - seconds)).toBeLessThan(30);

      const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
      await api.client
        .as(shopper.token)
        .post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
      const [order] = await shop.sql<{ hours: number }>(
        `select (extract(epoch from hold_expires_at - now()) / 3600)::float8 as hours from orders
         order by created_at desc limit 1`,
      );
      expect(Math.round(order?.hours ?? 0)).toBe(HOLD_HOURS);
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
    } finally {
      await api.stop();
    }
    await mustBeSound(shop);
  });
});
