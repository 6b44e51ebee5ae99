import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { aLine } from '../../orders/testing/order-builder.js';
import { delivered } from '../testing/returning.js';
import { TakeBack } from './take-back.js';

/** Two jackets were bought, and the money of one has gone back. */
async function scene() {
  const { orders, timeline, commands, returns, order, request } = await delivered();
  const terms = termsOf(() => ({ hasEuRules: true }));
  const ids = { next: () => 'taken-back' };
  const { variantId } = aLine();
  const back = new TakeBack(orders, timeline, commands, returns, terms, ids, new DirectUnitOfWork());
  const taken = (quantity: number) => back.takeBack(order.id, [{ variantId, quantity }]);
  const asked = (reason: 'damaged' | 'does_not_fit') =>
    request.requestReturn(
      {
        orderId: order.id,
        lines: [{ variantId, quantity: 1 }],
        ...{ reason, comment: '', handover: 'label' },
      },
      order.accountId,
    );
  return { taken, asked, open: () => returns.openOf(order.id) };
}

describe('goods that come back after a withdrawal', () => {
  it('are never more than were bought and not given back', async () => {
    const { taken, open } = await scene();
    expect(await taken(2)).toBe('taken-back');
    expect(await open()).toMatchObject({ lines: [{ quantity: 1 }], handover: 'post', reason: 'withdrawal' });
    expect(await taken(1)).toBe('taken-back');
    expect(await open()).toMatchObject({ lines: [{ quantity: 1 }] });
  });

  it('leave a return for a fault of the goods to the staff', async () => {
    const { taken, asked, open } = await scene();
    const fault = await asked('damaged');
    expect(await taken(1)).toBeUndefined();
    expect(await open()).toEqual(fault);
  });

  it('join any other, by the way that was agreed', async () => {
    const { taken, asked, open } = await scene();
    const { id } = await asked('does_not_fit');
    expect(await taken(1)).toBe(id);
    expect(await open()).toMatchObject({ state: 'approved', reason: 'withdrawal', handover: 'label' });
  });
});
