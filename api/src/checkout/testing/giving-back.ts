import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { paid, STAFF } from './bought.js';

const DOLLARS = Currency.of('USD');

/** Paid by card, $184.00, of which staff may promise a part back; the provider has not been asked yet. */
export async function promising() {
  const bought = await paid();
  const { shop, orderId } = bought;
  const promise = async (cents: number) => {
    const request = { orderId, amount: Money.ofCents(cents), reason: 'torn', actor: STAFF };
    const [refund] = await shop.requestRefund.requestRefund(request);
    if (!refund) throw new Error('nothing is promised');
    return refund.id;
  };
  const refund = async (id: string) => {
    const found = await shop.refunds.find(id);
    if (!found) throw new Error('no such refund');
    return found;
  };
  /** What the book says was given back, in cents. */
  const givenBack = async () => (await shop.ledger.moneyOf(orderId, DOLLARS)).refunded.cents;
  /** What could still be promised, in cents. */
  const left = async () => (await shop.requestRefund.available(orderId, DOLLARS)).cents;
  const history = () => shop.orders.timeline.entries.map(({ message }) => message);
  const intentRef = (await bought.attempt()).providerIntent ?? '';
  return { ...bought, promise, refund, givenBack, left, history, intentRef };
}
