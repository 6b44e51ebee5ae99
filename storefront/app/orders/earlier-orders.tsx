import type { EarlierOrderDto } from '@duka/client';
import { useSearchParams } from 'react-router';
import { listMyEarlierOrders } from '../platform/api/orders';
import { AmountsIn, useMoney } from '../platform/amounts-in';
import { date } from '../platform/dates';
import { orderTexts } from '../platform/messages/en/orders';
import { useLoad } from '../platform/use-load';
import { Pagination } from '../ui/pagination';
import { ErrorState } from '../ui/states';

/** What somebody ordered in the shop before; nothing where nothing was brought along. */
export function EarlierOrders() {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('earlier')) || 1);
  const loaded = useLoad((signal) => listMyEarlierOrders(page, signal), String(page));
  if (loaded.state === 'failed')
    return <ErrorState title={orderTexts.earlierFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading' || loaded.data.meta.total === 0) return null;
  const { data, meta } = loaded.data;
  const hrefOf = (to: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(query), earlier: String(to) })}`;
  return (
    <section aria-labelledby="earlier-orders" className="mt-14">
      <h2 id="earlier-orders" className="mb-2">
        {orderTexts.earlier}
      </h2>
      <p className="mb-5 text-ink-soft">{orderTexts.earlierText}</p>
      <ul className="grid gap-5">
        {data.map((order) => (
          <li key={order.id}>
            <AmountsIn value={order.currency}>
              <EarlierOrder order={order} />
            </AmountsIn>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={meta.page} pages={meta.pages} hrefOf={hrefOf} />
      </div>
    </section>
  );
}

function EarlierOrder({ order }: { order: EarlierOrderDto }) {
  const money = useMoney();
  return (
    <article className="card grid gap-4" aria-labelledby={`earlier-${order.id}`}>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={`earlier-${order.id}`} className="tnum text-lg wrap-anywhere">
          {order.number}
        </h3>
        <p className="text-sm text-ink-soft">{order.status}</p>
        <p className="text-sm text-ink-soft sm:ms-auto">
          <time dateTime={order.placedAt}>{date(order.placedAt)}</time>
        </p>
      </header>
      <ul className="grid gap-2">
        {order.lines.map((line, at) => (
          <li key={at} className="flex gap-4">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {orderTexts.earlierLine(line.quantity, line.name)}
            </span>
            {line.price !== null && <span className="tnum">{money(line.price)}</span>}
          </li>
        ))}
      </ul>
      <p className="tnum flex items-baseline gap-2 border-t border-line pt-4 text-lg font-bold">
        <span className="text-sm font-normal text-ink-soft">{orderTexts.total}</span>
        {money(order.total)}
      </p>
    </article>
  );
}
