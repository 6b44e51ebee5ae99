import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { OrderDetails } from '../orders/order-details';
import { ApiError } from '../platform/api/api-error';
import { getOrder } from '../platform/api/orders';
import { orderTexts } from '../platform/messages/en/orders';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { linkToken } from '../platform/session/order-link';
import { useAskLogin } from '../platform/session/use-ask-login';
import { RequireLogin } from '../platform/session/require-login';
import { useGuest, useLoggedIn } from '../platform/session/use-session';
import { toast } from '../platform/toasts';
import { useHydrated } from '../platform/use-hydrated';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import { GuestAccount } from './parts/guest-account';
import type { Route } from './+types/order-page';

export const meta = () => privateMeta(orderTexts.details);

export default function OrderPage({ params }: Route.ComponentProps) {
  // the address is followed, so that leaving the link behind is seen
  useLocation();
  const opened = useHydrated() && linkToken() !== null;
  const isGuest = useGuest();
  const loggedIn = useLoggedIn();
  const mine = loggedIn || !(opened || isGuest) ? [{ label: profileTexts.ordersTitle, to: '/orders' }] : [];
  const order = <LoadedOrder key={params.orderId} orderId={params.orderId} />;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...mine, { label: orderTexts.details }]} />
      {opened ? order : <RequireLogin guests="known">{order}</RequireLogin>}
    </div>
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const hasEnded = (error: unknown) => error instanceof ApiError && error.code === 'order_link_ended';

function LoadedOrder({ orderId }: { orderId: string }) {
  const loaded = useLoad((signal) => getOrder(orderId, signal), orderId);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asksLogin = useAskLogin(loaded.error);
  const missing = !asksLogin && loaded.state === 'failed' && isMissing(loaded.error);
  const ended = loaded.state === 'failed' && hasEnded(loaded.error);
  const failed = loaded.state === 'failed' && !asksLogin && !missing && !ended;
  useEffect(() => {
    if (!failed || linkToken() !== null) return;
    toast.error(orderTexts.detailsFailed);
    void navigate('/profile', { replace: true });
  }, [failed, navigate]);
  if (ended) {
    return (
      <EmptyState
        icon="box"
        title={orderTexts.linkEnded}
        link={{ label: orderTexts.withLogin, to: `/orders/${orderId}` }}
      />
    );
  }
  if (missing) {
    return (
      <EmptyState
        icon="box"
        title={orderTexts.notFound}
        link={{ label: orderTexts.backToProfile, to: '/profile' }}
      />
    );
  }
  if (failed && linkToken() !== null)
    return <ErrorState title={orderTexts.detailsFailed} onRetry={loaded.reload} />;
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
    <>
      <OrderDetails
        order={loaded.data.data}
        justPlaced={query.has('placed')}
        onChanged={() => loaded.reload()}
      />
      {linkToken() === null && <GuestAccount order={loaded.data.data} />}
    </>
  );
}
