import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FailureCard, OutcomeCard, SuccessCard } from '../checkout/confirmation-card';
import { kept } from '../checkout/kept-step';
import { useConfirmation } from '../checkout/use-confirmation';
import { confirmCheckout, getCheckoutStatus } from '../platform/api/payments';
import type { Order } from '../platform/api/types';
import { verifyTexts } from '../platform/messages/en/checkout';
import { headerTexts } from '../platform/messages/en/header';
import { waitingTexts } from '../platform/messages/en/waiting';
import { privateMeta } from '../platform/page-meta';
import { useKnown } from '../platform/session/use-session';
import { loginPath } from '../platform/session/next-path';
import { forgetBought } from '../platform/stores/coupon';
import { forgetCredit } from '../platform/stores/credit';
import { forgetGifts } from '../platform/stores/gifts';
import { toast } from '../platform/toasts';
import { useHydrated } from '../platform/use-hydrated';
import { LinkButton } from '../ui/button';
import { GuestAccount } from './parts/guest-account';
import { SlowWait } from '../ui/slow-wait';

export const meta = () => privateMeta(verifyTexts.title);

const verifying = (
  <OutcomeCard icon="clock" tone="plain" title={verifyTexts.title} text={verifyTexts.verifying}>
    <SlowWait text={waitingTexts.slow}>
      <LinkButton to="/orders" look="secondary">
        {verifyTexts.checkOrders}
      </LinkButton>
    </SlowWait>
  </OutcomeCard>
);

const processing = (
  <OutcomeCard
    icon="clock"
    tone="plain"
    title={verifyTexts.processingTitle}
    text={verifyTexts.processingText}
  />
);

/** Where the payment page sends the shopper. A visitor reads how the payment stands; only the buyer's own login sees what was paid. */
export default function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const isKnown = useKnown();
  const sessionId = query.get('session_id');
  return (
    <div className="wrap py-10">
      {!sessionId ? (
        <FailureCard message={verifyTexts.noSession} />
      ) : hydrated && isKnown ? (
        <Verified sessionId={sessionId} />
      ) : hydrated ? (
        <VisitorStatus sessionId={sessionId} />
      ) : (
        verifying
      )}
    </div>
  );
}

/** A guest may keep what was bought in an account. */
const accountOf = (order: Order) => <GuestAccount order={order} />;

function Verified({ sessionId }: { sessionId: string }) {
  const shown = useConfirmation(sessionId, confirmCheckout);
  const done = useRef(false);
  useEffect(() => {
    if (shown.state !== 'answered' || done.current) return;
    done.current = true;
    kept.forget();
    forgetCredit();
    forgetGifts();
    void forgetBought().then((read) => !read && toast.info(verifyTexts.cartKept));
  }, [shown]);
  if (shown.state === 'answered') return <SuccessCard answer={shown.answer} after={accountOf} />;
  if (shown.state === 'failed') return <FailureCard message={shown.message} />;
  return shown.state === 'verifying' ? verifying : processing;
}

/** What the return address alone tells, and the way to the rest. */
function VisitorStatus({ sessionId }: { sessionId: string }) {
  const { pathname, search } = useLocation();
  const shown = useConfirmation(sessionId, getCheckoutStatus);
  if (shown.state === 'failed') return <FailureCard message={shown.message} />;
  if (shown.state === 'verifying') return verifying;
  if (shown.state === 'processing') return processing;
  const { message, data } = shown.answer;
  if (data.status === 'failed') return <FailureCard message={message} />;
  return (
    <OutcomeCard icon="check" tone="good" title={message} text={verifyTexts.visitorText}>
      <LinkButton to={loginPath(pathname + search)}>{headerTexts.login}</LinkButton>
    </OutcomeCard>
  );
}
