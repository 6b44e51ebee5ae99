import { Money } from '../../api/src/kernel/money.js';
import type { ReceiptSnapshot } from '../../api/src/orders/domain/snapshots.js';
import type { Receipt } from '../../api/src/pricing/domain/receipt.js';

const cents = (count: number) => Money.ofCents(count);

/** The receipt that lies with an order, as the pricing reads it. */
export function stored(receipt: ReceiptSnapshot): Receipt {
  return {
    lines: receipt.lines.map((line) => ({
      variantId: line.variantId,
      name: line.name,
      quantity: line.quantity,
      listPrice: cents(line.listPrice),
      unitPrice: cents(line.unitPrice),
      saleSaving: cents(line.saleSaving),
      couponShare: cents(line.couponShare),
      total: cents(line.total),
    })),
    subtotal: cents(receipt.subtotal),
    couponCode: receipt.couponCode,
    couponDiscount: cents(receipt.couponDiscount),
    shipping: cents(receipt.shipping),
    total: cents(receipt.total),
  };
}
