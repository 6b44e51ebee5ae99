import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, orderOf, refundsCheck, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ processes: 2 });

/** A cancelled cash order whose deposit staff owes back. */
async function owed() {
  const [shopper, admin] = [await shop.shopper(), await shop.admin()];
  const order = { ...wanted(await goods(shop)), amount: 10.2 };
  const { orderId } = (await shopper.post('/payments/cash', order, { expect: 200 })).body.data;
  await admin.post(`/admin/orders/${orderId}/transitions`, { action: 'record-deposit' }, { expect: 200 });
  await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
  const [refund] = (await orderOf(shopper, orderId)).refunds;
  return { admin, shopper, orderId, path: `/admin/orders/${orderId}/refunds/${refund._id}/handed-over` };
}

describe('a refund that staff hands over', () => {
  it('is recorded once, however many say so at once', async () => {
    const { admin, shopper, orderId, path } = await owed();
    const doors = shop.apis.map(({ client }) => client.as(admin.token));
    const answers = await Promise.all(
      [...doors, ...doors, ...doors].map((door) => withRetries(() => door.post(path, {}))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { body } = await admin.post(path, {}, { expect: 409 });
    expect([body.code, body.message, body.data]).toEqual([
      'refund_not_open',
      'This refund has already been given back.',
      { status: 'succeeded' },
    ]);
    expect(await orderOf(shopper, orderId)).toMatchObject({ amountRefunded: 10.2 });
    await mustBeSound(shop);
  });

  it('stands on the health page, and is not offered again while all of the money is promised', async () => {
    const { admin, shopper, orderId, path } = await owed();
    const { number } = await orderOf(shopper, orderId);
    expect(await refundsCheck(admin)).toMatch(new RegExp(`#${number}.*to be handed over by you`));
    const offered = async () =>
      (await admin.get(`/admin/orders/${orderId}`, { expect: 200 })).body.legalActions as string[];
    expect(await offered()).toEqual(['note']);
    await admin.post(path, {}, { expect: 200 });
    expect(await offered()).toEqual(['note']);
    expect(await refundsCheck(admin)).not.toContain(number);
  });

  it('is not found when the order has none such, and neither is the order when there is none', async () => {
    const [one, other] = [await owed(), await owed()];
    const refundOf = (path: string) => path.split('/').at(-2) ?? '';
    const of = (orderId: string, refundId: string) =>
      `/admin/orders/${orderId}/refunds/${refundId}/handed-over`;
    for (const [path, code] of [
      [of(one.orderId, v7()), 'refund_not_found'],
      [of(one.orderId, 'x'), 'refund_not_found'],
      [of(one.orderId, refundOf(other.path)), 'refund_not_found'],
      [of(v7(), refundOf(one.path)), 'order_not_found'],
    ] as const) {
      const { body } = await one.admin.post(path, {}, { expect: 404 });
      expect([path, body.code]).toEqual([path, code]);
    }
  });
});
