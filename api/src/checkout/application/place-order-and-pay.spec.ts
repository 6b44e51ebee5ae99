import { describe, expect, it } from '@jest/globals';
import { OutOfStock } from '../../inventory/domain/refusals.js';
import { atOnce } from '../../kernel/at-once.js';
import { Overtaken, PurchaseUnderway } from '../domain/refusals.js';
import { JACKET, placed } from '../testing/bought.js';
import type { Buy } from './buy.js';
import type { Earlier } from './find-pending-orders.js';
import { PlaceOrderAndPay } from './place-order-and-pay.js';
import type { OrderedLine } from './ports.js';
import { SupersedeOrder } from './supersede-order.js';

interface Told {
  supersede?: Pick<SupersedeOrder, 'endPayments' | 'supersedeOrders'>;
  earlier?: Partial<Earlier>;
  ordered?: Partial<OrderedLine>[];
  asksOthers?: boolean;
  named?: string;
  buying?: Partial<Buy>;
  place?: (earlier: readonly string[]) => Promise<unknown>;
}

/** A purchase of which everything but its order of steps is played; what happens, in that order. */
function scene(told: Told = {}) {
  const { supersede, earlier, ordered = [], asksOthers = false, named, buying, place } = told;
  const steps: string[] = [];
  const note = (step: string) => Promise.resolve(void steps.push(step));
  const parts = {
    named: { findByIdempotencyKey: () => Promise.resolve(named) },
    prepare: { preparePurchase: (buy: Buy) => Promise.resolve({ buy, asksOthers }) },
    carts: { ordered: () => Promise.resolve(ordered) },
    quotes: {
      quoteBasket: async ({ isPlacing }: Buy) => {
        await note(isPlacing ? 'priced, nobody asked' : 'priced');
        return { isPlacing };
      },
    },
    find: {
      findPendingOrders: async () => {
        await note('looked');
        return { same: undefined, waiting: [], ofCart: [], ...earlier };
      },
    },
    supersede: supersede ?? {
      endPayments: () => note('payments ended'),
      supersedeOrders: () => note('superseded'),
    },
    place: {
      placePurchase: async (
        { isPlacing }: Buy,
        quote: Promise<{ isPlacing: boolean }>,
        before: readonly string[] | Promise<readonly string[]>,
      ) => {
        const [given, { isPlacing: isPriced }] = await atOnce(before, quote);
        expect([isPlacing, isPriced]).toEqual([true, true]);
        await note('placed');
        return place ? place(given) : 'an order';
      },
    },
    pay: {
      payOrder: (orderId: string) => Promise.resolve(orderId),
      begin: (order: unknown) => Promise.resolve(order),
    },
    unit: {
      run: async (work: () => Promise<unknown>) => {
        await note('begin');
        const done = await work();
        await note('commit');
        return done;
      },
    },
    failpoints: { reach: () => Promise.resolve() },
  };
  const use = new PlaceOrderAndPay(
    ...(Object.values(parts) as unknown as ConstructorParameters<typeof PlaceOrderAndPay>),
  );
  const call = { take: () => note('key'), keep: () => note('answer kept') };
  const made = { accountId: 'ann', method: 'card', ...buying };
  const asCalled = () => use.placeOrderAndPay({ ...made, call } as Buy);
  return { steps, buy: () => use.placeOrderAndPay(made as Buy), asCalled };
}

const INSIDE = ['begin', 'superseded', 'priced, nobody asked', 'placed', 'commit'];

describe('a basket', () => {
  it('is priced in the transaction alone where nobody else asks for its price', async () => {
    const { steps, buy } = scene({ ordered: [{ orderId: 'over', lineId: 'line', isWaiting: false }] });
    await buy();
    expect(steps).toEqual(['looked', 'payments ended', ...INSIDE]);
  });

  it.each<[string, Told]>([
    ['a tax service or a carrier is asked', { asksOthers: true }],
    ['an order waits for its lines', { ordered: [{ orderId: 'order', lineId: 'line', isWaiting: true }] }],
    ['both', { asksOthers: true, ordered: [{ orderId: 'order', lineId: 'line', isWaiting: true }] }],
  ])('is priced once before the transaction, too, when %s', async (_, told) => {
    const { steps, buy } = scene(told);
    await buy();
    expect(steps).toEqual(['priced', 'looked', 'payments ended', ...INSIDE]);
  });

  it('that is an order already is not priced again, and nothing is written', async () => {
    const { steps, buy } = scene({ asksOthers: true, earlier: { same: 'this order' } });
    expect(await buy()).toBe('this order');
    expect(steps).toEqual(['priced', 'looked']);
  });
});

const IN_TURN = ['looked', 'payments ended', ...INSIDE];
const IN_CASH: Partial<Buy> = { method: 'cash' };
const WAITS = { orderId: 'order', lineId: 'line', isWaiting: true };

describe('a call that is named by its key', () => {
  it('has its key, its order and its answer in one transaction where staff collects', async () => {
    const { steps, asCalled } = scene({ buying: IN_CASH });
    await asCalled();
    const inside = ['key', 'priced, nobody asked', 'looked', 'placed', 'answer kept'];
    expect(steps).toEqual(['begin', ...inside, 'commit']);
  });

  it.each<[string, Told, string[]]>([
    ['a provider collects', {}, IN_TURN],
    ['a tax service or a carrier is asked', { buying: IN_CASH, asksOthers: true }, ['priced', ...IN_TURN]],
    ['a register is asked', { buying: { ...IN_CASH, vatNumber: 'DE1' } }, IN_TURN],
  ])('has its key before all else where %s', async (_, told, steps) => {
    const { steps: made, asCalled } = scene(told);
    await asCalled();
    expect(made).toEqual(['key', ...steps]);
  });

  it.each<[string, Told, string[]]>([
    ['waits for the same things', { ordered: [WAITS] }, ['priced', ...IN_TURN]],
    ['has the same key', { named: 'that order' }, []],
  ])('writes nothing in one transaction where an order of before %s', async (_, told, steps) => {
    const { steps: made, asCalled } = scene({ buying: IN_CASH, ...told });
    await asCalled();
    const inside = ['key', 'priced, nobody asked'];
    expect(made).toEqual(['begin', ...inside, 'key', ...steps]);
  });
});

async function waiting(method: 'card' | 'mobile' = 'card') {
  const bought = await placed(method);
  const { shop, orderId } = bought;
  const heldThen: number[] = [];
  const given: (readonly string[])[] = [];
  /** Notes what is held while the new order is placed. */
  const place = (earlier: readonly string[]) => {
    heldThen.push(shop.stock.level(JACKET).held);
    given.push(earlier);
    return Promise.resolve('placed');
  };
  const { orders, cancelAttempts, cancelOrder, applyEffects } = shop;
  const supersede = new SupersedeOrder(orders, cancelAttempts, cancelOrder, applyEffects);
  const earlier = { waiting: [orderId], ofCart: [orderId, 'older'] };
  return { ...bought, buy: scene({ supersede, earlier, place }).buy, heldThen, given };
}

describe('an order that waits for money while its cart is bought again', () => {
  it('is cancelled, its page ended and its things free, before the new one is placed', async () => {
    const { buy, order, attempt, heldThen, given, orderId } = await waiting();
    await buy();
    expect(await order()).toMatchObject({ status: 'cancelled', cancelReason: 'replaced_by_another_try' });
    expect((await attempt()).state).toBe('expired');
    expect([heldThen, given]).toEqual([[0], [[orderId, 'older']]]);
  });

  it('stays when it was paid meanwhile, and nothing new is placed', async () => {
    const { buy, order, payAtProvider, heldThen } = await waiting();
    await payAtProvider();
    await expect(buy()).rejects.toThrow(PurchaseUnderway);
    expect([(await order()).status, heldThen]).toEqual(['processing', []]);
  });

  it('stays while its phone may still approve', async () => {
    const { buy, order, heldThen } = await waiting('mobile');
    await expect(buy()).rejects.toThrow(PurchaseUnderway);
    expect([(await order()).status, heldThen]).toEqual(['pending', []]);
  });
});

describe('a purchase that another one of the same cart overtakes', () => {
  const pay = (errors: Error[]) =>
    scene({
      place: () => {
        const error = errors.shift();
        return error ? Promise.reject(error) : Promise.resolve('earlier order');
      },
    });
  const looks = (steps: readonly string[]) => steps.filter((step) => step === 'looked').length;

  it('looks once more, and finds what the other has placed', async () => {
    const { steps, buy } = pay([new Overtaken()]);
    expect(await buy()).toBe('earlier order');
    expect(looks(steps)).toBe(2);
  });

  it('is refused when it is overtaken twice', async () => {
    await expect(pay([new Overtaken(), new Overtaken()]).buy()).rejects.toThrow(PurchaseUnderway);
  });

  it('does not look again when it is refused for any other reason', async () => {
    const { steps, buy } = pay([new OutOfStock('v', 0)]);
    await expect(buy()).rejects.toThrow(OutOfStock);
    expect(looks(steps)).toBe(1);
  });
});
