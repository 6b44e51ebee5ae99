import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { OrderSummary } from '../platform/api/types';
import type { Page } from '../platform/api/types';
import { common } from '../platform/messages/en/common';
import { orderTexts } from '../platform/messages/en/orders';
import { profileTexts } from '../platform/messages/en/profile';
import { toast } from '../platform/toasts';
import type { Loaded } from '../platform/use-load';
import { Late } from '../ui/late';
import { Pagination } from '../ui/pagination';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import { OrderCard } from './order-card';
import type { OrderFilter } from './order-tabs';

export const PAGE_SIZE = 10;

type OrdersListProps = {
  loaded: Loaded<{ data: OrderSummary[]; meta: Page }>;
  filter: OrderFilter;
  hrefOf: (page: number) => string;
  onReload: () => void;
};

/** The orders of one tab: cards, an empty state of its own, pages. */
export function OrdersList({ loaded, filter, hrefOf, onReload }: OrdersListProps) {
  const failed = loaded.state === 'failed';
  useEffect(() => {
    if (failed) toast.error(orderTexts.loadFailed);
  }, [failed]);
  if (failed) return <ErrorState title={orderTexts.loadFailed} onRetry={onReload} />;
  if (loaded.state === 'loading') return <OrdersSkeleton />;
  const { data, meta } = loaded.data;
  // its last order was cancelled, or the link is old
  if (meta.pages > 0 && meta.page > meta.pages) return <Navigate to={hrefOf(meta.pages)} replace />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon="box"
        title={profileTexts.empty[filter]}
        text={profileTexts.emptyText[filter]}
        link={{ label: common.continueShopping, to: '/' }}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-5">
        {data.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} leaves={filter !== 'all'} onChanged={onReload} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={meta.page} pages={meta.pages} hrefOf={hrefOf} />
      </div>
    </>
  );
}

function OrdersSkeleton() {
  return (
    <Late>
      <div className="grid gap-5">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-72 rounded-l" />
        ))}
      </div>
    </Late>
  );
}
