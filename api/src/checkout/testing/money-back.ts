import type { MoneyBack } from '../../orders/application/ports.js';
import { MOVED } from '../../orders/domain/order-edit.js';
import type { Refunds } from '../../payments/application/stores.js';

/** By refunds in memory, as PostgreSQL counts them. */
export const moneyBackOf = (refunds: Refunds): MoneyBack => ({
  async promised({ id, total }) {
    const standing = (await refunds.ofOrder(id)).filter(({ status }) => status !== 'failed');
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
