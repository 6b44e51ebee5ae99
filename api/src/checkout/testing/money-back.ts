import type { MoneyBack } from '../../orders/application/ports.js';
import { MOVED } from '../../orders/domain/order-edit.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Refunds, Tenders } from '../../payments/application/stores.js';
import { WaiveDue } from '../application/waive-due.js';

/** By refunds in memory, as PostgreSQL counts them. */
export const moneyBackOf = (refunds: Refunds): MoneyBack => ({
  async promised({ id, total }) {
    const standing = (await refunds.ofOrder(id)).filter(
      ({ status }) => status !== 'failed' && status !== 'waived',
    );
    const isGivenBack = standing.some(({ reason }) => reason !== MOVED);
    return standing.reduce((sum, { amount }) => (isGivenBack ? sum.plus(amount) : sum), total.times(0));
  },
  async hasNoPiece({ id, lines }) {
    const standing = (await refunds.ofOrder(id)).filter(({ status }) => status !== 'failed');
    const back = (variantId: string) =>
      standing
        .flatMap((refund) => refund.lines.filter((line) => line.variantId === variantId))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    return [...lines].every(({ variantId, quantity }) => back(variantId) >= quantity);
  },
});

interface Parts {
  orders: Orders;
  tenders: Tenders;
  refunds: Refunds;
  outbox: Outbox;
  clock: Clock;
  ids: Ids;
}

/** What takes off an order what nobody has paid, of a shop in memory. */
export const waiveDueOf = ({ orders, tenders, refunds, outbox, clock, ids }: Parts): WaiveDue =>
  new WaiveDue(orders, tenders, refunds, outbox, clock, ids);
