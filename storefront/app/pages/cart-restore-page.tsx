import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CartSkeleton } from '../cart/cart-skeleton';
import { restored } from '../cart/restored';
import { ApiError } from '../platform/api/api-error';
import { common } from '../platform/messages/en/common';
import { reminderTexts } from '../platform/messages/en/reminder';
import { privateMeta } from '../platform/page-meta';
import { useHydrated } from '../platform/use-hydrated';
import { useLoad } from '../platform/use-load';
import { Late } from '../ui/late';
import { EmptyState, ErrorState } from '../ui/states';

export const meta = () => privateMeta(reminderTexts.title);

/** The cart that the letter of a reminder leads to. Its secret stands behind `#`: it is sent to no server but in a body. */
export default function CartRestorePage() {
  const { hash } = useLocation();
  const opened = useHydrated();
  const token = opened ? hash.slice(1) : '';
  return <div className="wrap py-8">{opened ? <Restored key={token} token={token} /> : <Waiting />}</div>;
}

const Waiting = () => (
  <Late>
    <CartSkeleton />
  </Late>
);

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Restored({ token }: { token: string }) {
  const navigate = useNavigate();
  const loaded = useLoad((signal) => restored(token, signal), token);
  const cart = loaded.state === 'ready' ? loaded.data : null;
  useEffect(() => {
    if (cart !== null) void navigate(cart, { replace: true });
  }, [cart, navigate]);
  if (loaded.state === 'failed')
    return isMissing(loaded.error) ? (
      <EmptyState
        title={reminderTexts.notFound}
        text={reminderTexts.notFoundText}
        link={{ label: common.continueShopping, to: '/shop' }}
      />
    ) : (
      <ErrorState title={reminderTexts.restoreFailed} onRetry={loaded.reload} />
    );
  if (loaded.state === 'loading' || cart !== null) return <Waiting />;
  return (
    <EmptyState
      title={reminderTexts.nothing}
      text={reminderTexts.nothingText}
      link={{ label: common.continueShopping, to: '/shop' }}
    />
  );
}
