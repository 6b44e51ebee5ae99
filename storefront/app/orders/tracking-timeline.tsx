import { ApiError } from '../platform/api/api-error';
import { getTracking } from '../platform/api/orders';
import type { Order, OrderSummary, TrackingEvent } from '../platform/api/types';
import { dateTime } from '../platform/dates';
import { orderPageTexts, orderStatusOfWay, trackingLabels } from '../platform/messages/en/orders';
import { useLoad } from '../platform/use-load';
import { Icon, type IconName } from '../ui/icon';
import { Late } from '../ui/late';
import { Skeleton } from '../ui/states';
import { fallbackTracking } from './tracking';

type Tracked = Pick<OrderSummary, '_id' | 'createdAt' | 'status' | 'deliveryWay'>;

/** The carrier's events; when the call fails, the timeline that the page builds by the same rule. */
async function track(order: Tracked, signal: AbortSignal) {
  try {
    const { trackingEvents, estimated } = await getTracking(order._id, signal);
    return { events: trackingEvents, estimated };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { events: fallbackTracking(order, new Date()), estimated: true };
  }
}

type TimelineProps = {
  order: Tracked;
  /** What else happened to the order, to stand among the events by its time. */
  others?: Order['timeline'];
};

const stepOf = ({ at, event, message }: Order['timeline'][number]): Step => ({
  id: `${at}${event}`,
  icon: 'info',
  label: message,
  timestamp: at,
});

const DONE = new Set<string>(['confirmed', 'delivered']);

const stepOfEvent = (event: TrackingEvent, way: string): Step => ({
  ...event,
  icon: DONE.has(event.status) ? 'check' : way === 'pickup' ? 'box' : 'truck',
  label: orderStatusOfWay[way]?.[event.status] ?? trackingLabels[event.status] ?? event.status,
});

/** Where the order is, newest first, each event with date, place and text. */
export function TrackingTimeline({ order, others = [] }: TimelineProps) {
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
  const steps = [
    ...data.events.map((event) => stepOfEvent(event, order.deliveryWay)),
    ...others.map(stepOf),
  ].sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
  if (steps.length === 0) return <p className="text-ink-soft">{orderPageTexts.noEvents}</p>;
  return (
    <>
      <ol className="grid">
        {steps.map((step, index) => (
          <TimelineStep key={step.id} step={step} newest={index === 0} />
        ))}
      </ol>
      {data.estimated && order.status !== 'delivered' && (
        <p className="mt-3 text-sm text-ink-soft">{orderPageTexts.estimatedOf[order.deliveryWay]}</p>
      )}
    </>
  );
}

type Step = {
  id: string;
  icon: IconName;
  label: string;
  description?: string;
  timestamp: string;
  location?: string;
};

function TimelineStep({ step, newest }: { step: Step; newest: boolean }) {
  return (
    <li className="group relative grid grid-cols-[2rem_1fr] gap-3 pb-5 last:pb-0">
      <span
        className={`z-1 grid size-8 place-items-center rounded-pill ${newest ? 'bg-good-wash text-good' : 'bg-plate text-ink-soft'}`}
      >
        <Icon name={step.icon} />
      </span>
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 start-[0.97rem] w-px bg-line-strong group-last:hidden"
      />
      <div className="wrap-anywhere">
        <p className="font-semibold">{step.label}</p>
        <p>{step.description}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={step.timestamp}>{dateTime(step.timestamp)}</time>
          {step.location && ` · ${step.location}`}
        </p>
      </div>
    </li>
  );
}
