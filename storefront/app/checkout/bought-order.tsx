import { AmountsIn } from '../platform/amounts-in';
import type { Order } from '../platform/api/types';
import { addressLine } from '../platform/forms/address';
import { orderPageTexts, orderTexts } from '../platform/messages/en/orders';
import { arrivalOf } from '../ui/arrival';
import { OrderLines } from '../ui/order-lines';
import { Icon } from '../ui/icon';

/** What was bought, when it comes and where it goes. */
export function BoughtOrder({ order }: { order: Order }) {
  const pickup = order.delivery?.pickup;
  const to = pickup ? null : order.shippingAddress;
  const arrival = arrivalOf(order, new Date());
  return (
    <section className="grid w-full gap-4 text-start">
      <h2 className="tnum text-lg">{orderTexts.number(order.number)}</h2>
      {arrival && (
        <p className="flex items-center gap-2">
          <Icon name={pickup ? 'box' : 'truck'} />
          {arrival}
        </p>
      )}
      <AmountsIn value={order.currency}>
        <OrderLines lines={order.products} />
      </AmountsIn>
      {pickup && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {orderPageTexts.pickUpAt}: <bdi>{[pickup.address, pickup.hours].filter(Boolean).join(', ')}</bdi>
        </p>
      )}
      {to && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {orderPageTexts.address}: <bdi>{`${to.firstName} ${to.lastName}, ${addressLine(to)}`}</bdi>
        </p>
      )}
    </section>
  );
}
