import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { ENGLISH_PAPER } from '../../platform/languages/testing/english-paper.js';
import { sumRows } from '../../kernel/receipt-sums.js';
import { receiptFor, replay, type Adjustment } from '../../kernel/receipt.js';
import { readReceipt, storedReceipt } from '../../kernel/stored-receipt.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { CardStrategy } from '../../payments/methods/card/card-strategy.js';
import { isCardRequest } from '../../payments/domain/payment.js';
import { InMemoryCardGateway } from '../../payments/testing/in-memory-card-gateway.js';
import { paymentSettings } from '../../payments/testing/payment-settings.js';
import { purchaseOf } from './purchase.js';
import { figures } from './quote.js';
import { planRefund } from './refund-plan.js';

const fee: Adjustment = { kind: 'fee', label: 'Handling', amount: Money.ofCents(250) };
const HOME = { country: 'UG', region: null, postcode: null };
const lines = [aLine({ quantity: 2, discount: Money.ofCents(500) })];
const receipt = receiptFor(lines, { code: 'TENOFF', amount: Money.ofCents(500) }, [fee]);
const order = anOrder({ lines, receipt, coupon: { id: 'coupon', code: 'TENOFF' } });

describe('a handling fee, a charge that nothing but the quote knows of', () => {
  it('is in the total of the quote and of the order', () => {
    const quote = {
      ...{ lines: [], receipt, coupon: null, discounts: [], to: HOME, offers: [], delivery: null, vat: null },
    };
    expect(figures({ ...quote, takesVatNumber: false, vatHindrance: null }, order.total)).toMatchObject({
      subtotal: 180,
      discount: 5,
      shipping: 0,
      total: 177.5,
    });
    expect([order.total.cents, order.subtotal.cents, order.discount.cents]).toEqual([17_750, 18_000, 500]);
  });

  it('is kept with the order and replayed to the cent', () => {
    expect(storedReceipt(replay(readReceipt(order.receipt)))).toEqual(order.receipt);
    expect(order.receipt.adjustments).toEqual([
      { kind: 'coupon', label: 'TENOFF', amount: -500 },
      { kind: 'fee', label: 'Handling', amount: 250 },
    ]);
  });

  it('is a line of what the card provider is asked for, which adds up', () => {
    const purchase = purchaseOf(order, null);
    const { request } = new CardStrategy(new InMemoryCardGateway(), paymentSettings).plan(
      purchase,
      new Date(),
    );
    expect(request).toMatchObject({
      lines: [{ unitCents: 9_000 }, { name: 'Handling', quantity: 1, unitCents: 250 }],
    });
    if (!isCardRequest(request)) throw new Error('not asked of the card provider');
    const asked = request.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
    expect(asked - request.discountCents).toBe(order.total.cents);
  });

  it('is written on invoices', () => {
    const rows = sumRows(order.bill, ENGLISH_PAPER);
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['Coupon TENOFF', '-$5.00'],
      ['Handling', '$2.50'],
      ['Total', '$177.50'],
    ]);
  });

  it('comes back with everything, and not with the pieces', () => {
    const bought = [...order.lines].map(({ variantId, name, quantity, total }) => {
      return { variantId, name, bought: quantity, total, refunded: 0, refundedShare: Money.zero };
    });
    const all = planRefund(bought, {}, order.total);
    expect([all.amount.cents, all.goodwillAmount.cents]).toEqual([17_750, 250]);
    const [line] = bought;
    const pieces = planRefund(
      bought,
      { lines: [{ variantId: line?.variantId ?? '', quantity: 2 }] },
      order.total,
    );
    expect([pieces.amount.cents, pieces.goodwillAmount.cents]).toEqual([17_500, 0]);
  });
});

describe('a receipt from before there were adjustments', () => {
  it('reads as the same figures', () => {
    const { adjustments, ...rest } = storedReceipt(
      receiptFor(lines, { code: 'TENOFF', amount: Money.ofCents(500) }),
    );
    const older = { ...rest, couponCode: 'TENOFF', couponDiscount: 500, shipping: 0 };
    expect(storedReceipt(readReceipt(older))).toEqual({ ...rest, adjustments });
  });
});
