import { describe, expect, it } from '@jest/globals';
import { JACKET, placed } from '../testing/bought.js';
import { OutOfStock } from '../../inventory/domain/refusals.js';
import { Overtaken, PurchaseUnderway } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import { PlaceOrderAndPay } from './place-order-and-pay.js';
import { SupersedeOrder } from './supersede-order.js';

const NONE = { same: undefined, waiting: [], ofCart: [] };

async function scene(method: 'card' | 'mobile' = 'card') {
  const bought = await placed(method);
  const { shop, orderId } = bought;
  const heldThen: number[] = [];
  const given: (readonly string[])[] = [];
  /** Notes what is held while the new order is placed. */
  const place = {
    placePurchase: (_buy: Buy, earlier: readonly string[]) => {
      heldThen.push(shop.stock.level(JACKET).held);
      given.push(earlier);
      return Promise.resolve('placed');
    },
  };
  const { orders, cancelAttempts, cancelOrder, applyEffects, unit } = shop;
  const replace = new SupersedeOrder(orders, cancelAttempts, cancelOrder, applyEffects, place as never, unit);
  const execute = () =>
    replace.supersedeOrder({} as Buy, { same: undefined, waiting: [orderId], ofCart: [orderId, 'older'] });
  return { ...bought, execute, heldThen, given };
}

describe('an order that waits for money while its cart is bought again', () => {
  it('is cancelled, its page ended and its things free, before the new one is placed', async () => {
    const { execute, order, attempt, heldThen, given, orderId } = await scene();
    await execute();
    expect(await order()).toMatchObject({ status: 'cancelled', cancelReason: 'replaced_by_another_try' });
    expect((await attempt()).state).toBe('expired');
    expect([heldThen, given]).toEqual([[0], [[orderId, 'older']]]);
  });

  it('stays when it was paid meanwhile, and nothing new is placed', async () => {
    const { execute, order, payAtProvider, heldThen } = await scene();
    await payAtProvider();
    await expect(execute()).rejects.toThrow(PurchaseUnderway);
    expect([(await order()).status, heldThen]).toEqual(['processing', []]);
  });

  it('stays while its phone may still approve', async () => {
    const { execute, order, heldThen } = await scene('mobile');
    await expect(execute()).rejects.toThrow(PurchaseUnderway);
    expect([(await order()).status, heldThen]).toEqual(['pending', []]);
  });
});

describe('a purchase that another one of the same cart overtakes', () => {
  const pay = (errors: Error[], looked: string[] = []) => {
    const named = { findByIdempotencyKey: () => Promise.resolve(undefined) };
    const taxes = { fetchExternalRates: (buy: Buy) => Promise.resolve(buy) };
    const find = { findPendingOrders: () => Promise.resolve(looked.push('looked') && NONE) };
    const replace = {
      supersedeOrder: () => {
        const error = errors.shift();
        return error ? Promise.reject(error) : Promise.resolve('earlier order');
      },
    };
    const payOrder = { payOrder: (orderId: string) => Promise.resolve(orderId) };
    const failpoints = { reach: () => Promise.resolve() };
    return new PlaceOrderAndPay(
      ...([named, taxes, find, replace, payOrder, failpoints] as unknown as ConstructorParameters<
        typeof PlaceOrderAndPay
      >),
    ).placeOrderAndPay({} as Buy);
  };

  it('looks once more, and finds what the other has placed', async () => {
    const looked: string[] = [];
    expect(await pay([new Overtaken()], looked)).toBe('earlier order');
    expect(looked).toHaveLength(2);
  });

  it('is refused when it is overtaken twice', async () => {
    await expect(pay([new Overtaken(), new Overtaken()])).rejects.toThrow(PurchaseUnderway);
  });

  it('does not look again when it is refused for any other reason', async () => {
    const looked: string[] = [];
    await expect(pay([new OutOfStock('v', 0)], looked)).rejects.toThrow(OutOfStock);
    expect(looked).toHaveLength(1);
  });
});
