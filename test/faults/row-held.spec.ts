import { describe, expect, it } from '@jest/globals';
import { whileHeld } from '../support/held-row.js';
import { goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('a product whose row somebody holds', () => {
  it('R13 is told to come again, others are sold, and nothing is taken for it', async () => {
    const [held, free] = [await goods(shop), await goods(shop)];
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const answers = await whileHeld(
      shop.databaseUrl,
      'select 1 from stock where variant_id = $1',
      [held.variantId],
      () =>
        Promise.all([
          first.post('/payments/cash', { ...wanted(held), amount: 10.2 }),
          second.post('/payments/cash', { ...wanted(free), amount: 10.2 }),
        ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect(answers[0].headers.get('retry-after')).not.toBeNull();
    expect(await stockOf(shop, held)).toEqual({ on_hand: 10, held: 0 });
    await first.post('/payments/cash', { ...wanted(held), amount: 10.2 }, { expect: 200 });
    await mustBeSound(shop);
  });
});
