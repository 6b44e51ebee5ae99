import { ApiError } from '../platform/api/api-error';
import { getTracking } from '../platform/api/orders';
import type { OrderSummary, TrackingEvent } from '../platform/api/types';
import { dateTime } from '../platform/dates';
import { orderPageTexts, trackingLabels } from '../platform/messages/en/orders';
import { useLoad } from '../platform/use-load';
import { Icon } from '../ui/icon';
import { Late } from '../ui/late';
import { Skeleton } from '../ui/states';
import { fallbackTracking } from './tracking';

type Tracked = Pick<OrderSummary, '_id' | 'createdAt' | 'status'>;

/** The carrier's events; when the call fails, the timeline that the page builds by the same rule. */
async function track(order: Tracked, signal: AbortSignal) {
  try {
    const { trackingEvents, estimated } = await getTracking(order._id, signal);
    return { events: trackingEvents, estimated };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { events: fallbackTracking(order.createdAt, order.status, new Date()), estimated: true };
  }
}

/** Where the parcel is, newest first, each event with date, place and text. */
export function TrackingTimeline({ order }: { order: Tracked }) {
  const { data } = useLoad((signal) => track(order, signal), `${order._id}:${order.status}`);
  if (!data) {
    return (
      <div className="[&>div]:min-h-0">
        <Late>
          <Skeleton className="h-32 rounded-m" />
        </Late>
      </div>
    );
  }
  if (data.events.length === 0) return <p className="text-ink-soft">{orderPageTexts.noEvents}</p>;
  return (
    <>
      <ol className="grid">
        {[...data.events].reverse().map((event, index) => (
          <TrackingStep key={event.id} event={event} newest={index === 0} />
        ))}
      </ol>
      {data.estimated && order.status !== 'delivered' && (
        <p className="mt-3 text-sm text-ink-soft">{orderPageTexts.estimated}</p>
      )}
    </>
  );
}

function TrackingStep({ event, newest }: { event: TrackingEvent; newest: boolean }) {
  return (
    <li className="group relative grid grid-cols-[2rem_1fr] gap-3 pb-5 last:pb-0">
      <span
        className={`z-1 grid size-8 place-items-center rounded-pill ${newest ? 'bg-good-wash text-good' : 'bg-plate text-ink-soft'}`}
      >
        <Icon name={event.status === 'delivered' || event.status === 'confirmed' ? 'check' : 'truck'} />
      </span>
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-[0.97rem] w-px bg-line-strong group-last:hidden"
      />
      <div className="wrap-anywhere">
        <p className="font-semibold">{trackingLabels[event.status] ?? event.status}</p>
        <p>{event.description}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={event.timestamp}>{dateTime(event.timestamp)}</time>
          {event.location && ` · ${event.location}`}
        </p>
      </div>
    </li>
  );
}
