import { useLocation, useNavigate } from 'react-router';
import { ReturnForm } from '../orders/return-form';
import { AmountsIn } from '../platform/amounts-in';
import { ApiError } from '../platform/api/api-error';
import { getOrder } from '../platform/api/orders';
import { listOrderReturns } from '../platform/api/returns';
import type { OrderReturns } from '../platform/api/types';
import { date } from '../platform/dates';
import { orderTexts } from '../platform/messages/en/orders';
import { profileTexts } from '../platform/messages/en/profile';
import { returnTexts } from '../platform/messages/en/returns';
import { privateMeta } from '../platform/page-meta';
import { linkToken } from '../platform/session/order-link';
import { useAskLogin } from '../platform/session/use-ask-login';
import { RequireLogin } from '../platform/session/require-login';
import { useGuest } from '../platform/session/use-session';
import { useHydrated } from '../platform/use-hydrated';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import type { Route } from './+types/return-page';

export const meta = () => privateMeta(returnTexts.title);

/** Where a shopper, a guest, or whoever came by the link of the order's mail sends items back. */
export default function ReturnPage({ params }: Route.ComponentProps) {
  const { hash } = useLocation();
  const opened = useHydrated() && linkToken() !== null;
  const isGuest = useGuest();
  const noAccount = opened || isGuest;
  const mine = noAccount ? [] : [{ label: profileTexts.ordersTitle, to: '/orders' }];
  const order = { label: orderTexts.details, to: `/orders/${params.orderId}${hash}` };
  const form = <LoadedReturn key={params.orderId} orderId={params.orderId} back={order.to} />;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...mine, order, { label: returnTexts.title }]} />
      <h1>{returnTexts.title}</h1>
      {noAccount ? form : <RequireLogin>{form}</RequireLogin>}
    </div>
  );
}

function LoadedReturn({ orderId, back }: { orderId: string; back: string }) {
  const loaded = useLoad(
    (signal) => Promise.all([getOrder(orderId, signal), listOrderReturns(orderId, signal)]),
    orderId,
  );
  const navigate = useNavigate();
  const asksLogin = useAskLogin(loaded.error);
  if (loaded.state === 'loading' || asksLogin) {
    return (
      <Late>
        <Skeleton className="mt-8 h-96 max-w-3xl rounded-l" />
      </Late>
    );
  }
  if (loaded.state === 'failed') {
    const missing = loaded.error instanceof ApiError && [400, 404].includes(loaded.error.status);
    return missing ? (
      <EmptyState
        icon="box"
        title={orderTexts.notFound}
        link={{ label: orderTexts.backToProfile, to: '/profile' }}
      />
    ) : (
      <ErrorState title={returnTexts.pageFailed} onRetry={loaded.reload} />
    );
  }
  const [{ data: order }, { data: returns }] = loaded.data;
  if (!returns.canReturn)
    return <EmptyState icon="box" title={whyNot(returns)} link={{ label: returnTexts.toOrder, to: back }} />;
  return (
    <>
      <p className="mt-3 mb-8 text-ink-soft">{returnTexts.lead(order.number, date(returns.until ?? ''))}</p>
      <AmountsIn value={order.currency}>
        <ReturnForm
          order={order}
          lines={returns.lines.filter(({ left }) => left > 0)}
          onDone={() => void navigate(back)}
        />
      </AmountsIn>
    </>
  );
}

const OPEN: readonly string[] = ['requested', 'approved', 'received'];

function whyNot({ returns, until, lines }: OrderReturns): string {
  if (returns.some(({ status }) => OPEN.includes(status))) return returnTexts.underway;
  if (lines.every(({ left }) => left === 0)) return returnTexts.allBack;
  return until ? returnTexts.over(date(until)) : returnTexts.notYet;
}
