import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { OrderDetails } from '../orders/order-details';
import { ApiError } from '../platform/api/api-error';
import { getOrder } from '../platform/api/orders';
import { orderTexts } from '../platform/messages/en/orders';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { EmptyState, Skeleton } from '../ui/states';
import type { Route } from './+types/order-page';

export const meta = () => privateMeta(orderTexts.details);

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: profileTexts.ordersTitle, to: '/orders' }, { label: orderTexts.details }]}
      />
      <RequireLogin>
        <LoadedOrder key={params.orderId} orderId={params.orderId} />
      </RequireLogin>
    </div>
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function LoadedOrder({ orderId }: { orderId: string }) {
  const loaded = useLoad((signal) => getOrder(orderId, signal), orderId);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const missing = loaded.state === 'failed' && isMissing(loaded.error);
  const failed = loaded.state === 'failed' && !missing;
  useEffect(() => {
    if (!failed) return;
    toast.error(orderTexts.detailsFailed);
    void navigate('/profile', { replace: true });
  }, [failed, navigate]);
  if (missing) {
    return (
      <EmptyState
        icon="box"
        title={orderTexts.notFound}
        link={{ label: orderTexts.backToProfile, to: '/profile' }}
      />
    );
  }
  if (loaded.state !== 'ready') {
    return (
      <Late>
        <div className="grid gap-6">
          <Skeleton className="h-12 w-72" />
          <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
            <Skeleton className="h-80 rounded-l" />
            <Skeleton className="h-80 rounded-l" />
          </div>
        </div>
      </Late>
    );
  }
  return (
    <OrderDetails
      order={loaded.data.data}
      justPlaced={query.has('placed')}
      onChanged={() => loaded.reload()}
    />
  );
}
