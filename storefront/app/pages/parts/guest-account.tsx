import type { Order } from '../../platform/api/types';
import { useGuest } from '../../platform/session/use-session';
import { ErrorBoundary, lazily } from '../../ui/error-boundary';

const Form = lazily(() => import('../../accounts/guest-account'));

/** For guests alone: the step from their order to an account. */
export function GuestAccount({ order }: { order: Order }) {
  if (!useGuest()) return null;
  return (
    <ErrorBoundary quiet>
      <Form order={order} />
    </ErrorBoundary>
  );
}
