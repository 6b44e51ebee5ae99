import type { Order } from '../platform/api/types';
import { dateTime } from '../platform/dates';
import { orderPageTexts } from '../platform/messages/en/orders';

/** Everything that happened to the order, in plain words. */
export function OrderTimeline({ timeline }: Pick<Order, 'timeline'>) {
  if (timeline.length === 0) return null;
  return (
    <section className="card">
      <h2 className="mb-4">{orderPageTexts.history}</h2>
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
    </section>
  );
}
