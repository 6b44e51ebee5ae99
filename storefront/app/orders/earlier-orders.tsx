import type { EarlierOrderDto } from '@duka/client';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listMyEarlierOrders } from '../platform/api/orders';
import { AmountsIn, useMoney } from '../platform/amounts-in';
import { date } from '../platform/dates';
import { common } from '../platform/messages/en/common';
import { orderPageTexts, orderTexts } from '../platform/messages/en/orders';
import { useLoad } from '../platform/use-load';
import { cx } from '../ui/cx';
import { Pagination } from '../ui/pagination';
import { ErrorState } from '../ui/states';
import { type TotalRow, Totals } from '../ui/totals';

/** What somebody ordered in the shop before; nothing where nothing was brought along. */
export function EarlierOrders() {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('earlier')) || 1);
  const loaded = useLoad((signal) => listMyEarlierOrders(page, signal), String(page));
  const [shown, setShown] = useState(loaded.data);
  useEffect(() => {
    if (loaded.data) setShown(loaded.data);
  }, [loaded.data]);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // the router has gone to the top, above the orders of this shop
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  if (loaded.state === 'failed')
    return <ErrorState title={orderTexts.earlierFailed} onRetry={loaded.reload} />;
  const list = loaded.data ?? shown;
  if (!list || list.meta.total === 0) return null;
  const { data, meta } = list;
  const hrefOf = (to: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(query), earlier: String(to) })}`;
  return (
    <section aria-labelledby="earlier-orders" aria-busy={loaded.state === 'loading'} className="mt-14">
      <h2 id="earlier-orders" ref={heading} tabIndex={-1} className="mb-2 scroll-mt-32">
        {orderTexts.earlier}
      </h2>
      <p className="mb-5 text-ink-soft">{orderTexts.earlierText}</p>
      <ul className={cx('grid gap-5', loaded.state === 'loading' && 'opacity-50')}>
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
  const { shipping, discount, tax, refunded } = order;
  const taken = (label: string, amount: number | null): TotalRow[] =>
    amount === null || amount <= 0 ? [] : [{ label, value: `−${money(amount)}` }];
  const delivery = (amount: number) => (amount > 0 ? money(amount) : common.free);
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
        {order.lines.map(({ quantity, name, total }, at) => (
          <li key={at} className="flex gap-4">
            <span className="min-w-0 flex-1 wrap-anywhere">{orderTexts.earlierLine(quantity, name)}</span>
            {total !== null && <span className="tnum">{money(total)}</span>}
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          ...taken(orderTexts.earlierDiscount, discount),
          ...(shipping === null ? [] : [{ label: orderPageTexts.shipping, value: delivery(shipping) }]),
          ...(tax ? [{ label: orderTexts.earlierTax, value: money(tax) }] : []),
          { label: orderTexts.total, value: money(order.total), look: 'grand' },
          ...taken(orderPageTexts.refunded, refunded),
        ]}
      />
    </article>
  );
}
