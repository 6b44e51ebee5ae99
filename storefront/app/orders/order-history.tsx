import type { Order } from '../platform/api/types';
import { dateTime } from '../platform/dates';
import { orderPageTexts } from '../platform/messages/en/orders';
import { goesInParts } from './order-parcels';
import { TrackingTimeline } from './tracking-timeline';

/** Told by the carrier's events, where these are on show. */
const PARCEL = new Set(['placed', 'pay', 'ship-part', 'ship', 'scan', 'deliver', 'deliver-unsent']);

/** Everything that happened to the order, in one list; `tracked` adds the parcel's way with its places. */
export function OrderHistory({ order, tracked }: { order: Order; tracked: boolean }) {
  if (!tracked && order.timeline.length === 0) return null;
  return (
    <section className="card">
      <h2 className="mb-4">{tracked ? orderPageTexts.tracking : orderPageTexts.history}</h2>
      {tracked && order.trackingNumber && !goesInParts(order) && (
        <p className="mb-4 font-semibold wrap-anywhere">
          {orderPageTexts.carrier(order.carrier ?? '', order.trackingNumber)}
        </p>
      )}
      {tracked ? (
        <TrackingTimeline order={order} others={order.timeline.filter(({ event }) => !PARCEL.has(event))} />
      ) : (
        <Entries timeline={order.timeline} />
      )}
    </section>
  );
}

function Entries({ timeline }: Pick<Order, 'timeline'>) {
  return (
    <ol className="grid gap-3">
      {timeline.map(({ at, event, message }) => (
        <li key={`${at}${event}`} className="grid gap-x-5 sm:grid-cols-[13rem_1fr]">
          <time dateTime={at} className="tnum text-sm text-ink-soft">
            {dateTime(at)}
          </time>
          <span className="wrap-anywhere">{message}</span>
        </li>
      ))}
    </ol>
  );
}
