import type { Order } from '../platform/api/types';
import { orderPageTexts } from '../platform/messages/en/orders';

/** An order that goes in one parcel says so without a list. */
export const goesInParts = ({ parcels, status }: Pick<Order, 'parcels' | 'status'>): boolean =>
  parcels.length > 1 || (parcels.length === 1 && status === 'processing');

/** What has left of an order that goes in parts, parcel by parcel. */
export function OrderParcels({ order }: { order: Order }) {
  const lineOf = (variant: string) => order.products.find(({ variantId }) => variantId === variant);
  return (
    <section className="card grid gap-4">
      <h2>{orderPageTexts.parcels}</h2>
      <ol className="grid gap-4">
        {order.parcels.map(({ id, number, carrier, trackingNumber, deliveredAt, lines }) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold">
              {orderPageTexts.parcel(
                number,
                deliveredAt ? orderPageTexts.parcelStates.delivered : orderPageTexts.parcelStates.sent,
              )}
            </p>
            {trackingNumber && (
              <p className="tnum wrap-anywhere">{orderPageTexts.carrier(carrier ?? '', trackingNumber)}</p>
            )}
            <ul className="grid gap-1 text-ink-soft">
              {lines.map(({ variantId, quantity }) => {
                const line = lineOf(variantId);
                const options = Object.values(line?.options ?? {}).join(', ');
                return (
                  <li key={variantId} className="wrap-anywhere">
                    {`${quantity} × ${line?.name ?? ''}`}
                    {options && ` (${options})`}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      {order.status === 'processing' && <p>{orderPageTexts.parcelsMore}</p>}
    </section>
  );
}
