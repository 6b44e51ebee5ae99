import { describe, expect, it, jest } from '@jest/globals';
import type { Order } from '../../orders/domain/order.js';
import { BUYER, JACKET, placed, STAFF } from '../testing/bought.js';

describe('what a purchase takes out of the cart', () => {
  it('goes as an order paid to staff is placed, and not once more when its money is recorded', async () => {
    const { shop, order, orderId } = await placed('cash');
    await shop.applyEffects.accept(await order());
    expect([...shop.carts.of(BUYER.id)]).toEqual([[JACKET, 1]]);
    const transitionResult = await shop.markPaid.markPaid({ orderId, actor: STAFF, dueNowCovered: true });
    await shop.applyEffects.applyEffects(transitionResult);
    expect([...shop.carts.of(BUYER.id)]).toEqual([[JACKET, 1]]);
  });

  it('stays until the provider has the money of an order by card', async () => {
    const { shop, order } = await placed('card');
    await shop.applyEffects.accept(await order());
    expect([...shop.carts.of(BUYER.id)]).toEqual([[JACKET, 3]]);
  });
});

describe('what an order that ends frees', () => {
  it('is freed in the order in which purchases lock it: discounts before the coupon', async () => {
    const { shop, order, orderId } = await placed('card');
    const { journal } = shop.coupons;
    jest.spyOn(shop.discounts, 'release').mockImplementation(() => {
      journal.push('discounts');
      return Promise.resolve();
    });
    const bill = { value: { rules: { discounts: [] } } };
    const discounted = Object.create(await order(), { bill }) as Order;
    await shop.applyEffects.applyEffects({ order: discounted, effects: ['release-coupon'] });
    expect(journal).toEqual(['discounts', `release ${orderId}`]);
  });
});
