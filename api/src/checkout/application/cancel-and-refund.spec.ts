import { describe, expect, it } from '@jest/globals';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { RefundOverLimit } from '../../orders/domain/refund-request.js';
import { OrderNotFound, TransitionRefused } from '../../orders/domain/refusals.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import { BUYER, JACKET, paid, placed } from '../testing/bought.js';
import type { InMemoryShop } from '../testing/in-memory-shop.js';
import { CancelAndRefund } from './cancel-and-refund.js';

const STAFF = { kind: 'staff', id: 'clerk' } as const;
const STRANGER = { kind: 'customer', id: 'somebody else' } as const;

function cancelling(shop: InMemoryShop, orderId: string) {
  const { orders, cancelAttempts, cancelOrder, applyEffects, previewRefund, unit, failpoints } = shop;
  const useCase = new CancelAndRefund(
    ...([orders, cancelAttempts, cancelOrder, applyEffects, previewRefund, unit, failpoints] as const),
    new InMemoryStaffBudget(),
  );
  const cancel = (actor: Actor = BUYER, limit: number | null = null, audit?: () => Promise<void>) =>
    useCase.cancelAndRefund({ orderId, actor, reason: 'too late', limit }, audit);
  return { cancel, preview: (actor: Actor = BUYER) => useCase.preview(orderId, actor) };
}

describe('cancelling an order', () => {
  it('that waits for money ends its page at the provider and frees stock, coupon and payment', async () => {
    const { shop, orderId, order, attempt } = await placed();
    await cancelling(shop, orderId).cancel();
    expect(await order()).toMatchObject({ status: 'cancelled', cancelReason: 'too late' });
    expect((await attempt()).state).toBe('expired');
    expect(shop.stock.level(JACKET)).toEqual({ onHand: 10, held: 0 });
    expect(shop.coupons.journal).toEqual([`release ${orderId}`]);
    expect((await shop.tenders.ofOrder(orderId)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });

  it('that is paid gives everything back and puts its things on the shelf again', async () => {
    const { shop, orderId, order } = await paid();
    await cancelling(shop, orderId).cancel();
    expect((await order()).status).toBe('cancelled');
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([{ amount: { cents: 18_400 } }]);
    expect(shop.stock.level(JACKET)).toEqual({ onHand: 10, held: 0 });
  });

  it('asks the provider first: what was paid meanwhile is booked, and goes back', async () => {
    const { shop, orderId, order, payAtProvider } = await placed();
    await payAtProvider();
    await cancelling(shop, orderId).cancel();
    expect(await order()).toMatchObject({ status: 'cancelled', captured: { cents: 18_400 } });
    expect(await shop.refunds.ofOrder(orderId)).toHaveLength(1);
  });

  it('gives back no more than the actor may, by what was paid when it is cancelled', async () => {
    const { shop, orderId, payAtProvider } = await placed();
    await payAtProvider();
    await expect(cancelling(shop, orderId).cancel(STAFF, 18_399)).rejects.toBeInstanceOf(RefundOverLimit);
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });

  it('is in the audit log with what it writes, or not at all', async () => {
    const { shop, orderId } = await paid();
    let open = 0;
    const run = shop.unit.run.bind(shop.unit);
    shop.unit.run = async (work) => {
      open += 1;
      return run(work).finally(() => (open -= 1));
    };
    const seen: number[] = [];
    const audit = () => Promise.resolve(void seen.push(open));
    const { cancel } = cancelling(shop, orderId);
    const another = await paid();
    const tooMuch = cancelling(another.shop, another.orderId).cancel(STAFF, 18_399, audit);
    await expect(tooMuch).rejects.toBeInstanceOf(RefundOverLimit);
    await cancel(STAFF, null, audit);
    await expect(cancel(STAFF, null, audit)).rejects.toBeInstanceOf(TransitionRefused);
    expect(seen).toEqual([1]);
  });

  it('is not a stranger’s business, who ends nothing at the provider either', async () => {
    const { shop, orderId, order, attempt } = await placed();
    const { cancel, preview } = cancelling(shop, orderId);
    await expect(cancel(STRANGER)).rejects.toBeInstanceOf(OrderNotFound);
    await expect(preview(STRANGER)).rejects.toBeInstanceOf(OrderNotFound);
    expect([(await order()).status, (await attempt()).state]).toEqual(['pending', 'open']);
  });

  it('is refused once it is shipped, and when it is cancelled already', async () => {
    const { shop, orderId, order } = await paid();
    const { cancel, preview } = cancelling(shop, orderId);
    await shop.orders.save(Object.assign(await order(), { status: 'shipped' }));
    await expect(cancel()).rejects.toBeInstanceOf(TransitionRefused);
    await expect(preview()).rejects.toBeInstanceOf(TransitionRefused);
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });

  it('shows before exactly what comes back, and changes nothing by showing it', async () => {
    const { shop, orderId, order } = await paid();
    const { figures } = await cancelling(shop, orderId).preview();
    expect(figures).toMatchObject({ amount: { cents: 18_400 }, amountDue: { cents: 0 }, canRestock: true });
    expect(figures.lines.map(({ quantity, share }) => [quantity, share.cents])).toEqual([
      [2, 18_000],
      [1, 400],
    ]);
    expect((await order()).status).toBe('processing');
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });
});
