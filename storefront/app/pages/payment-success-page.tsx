import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FailureCard, isUndone, OutcomeCard, SuccessCard } from '../checkout/confirmation-card';
import { keptStep } from '../checkout/kept-step';
import { useConfirmation } from '../checkout/use-confirmation';
import { checkoutTexts, verifyTexts } from '../platform/messages/en/checkout';
import { waitingTexts } from '../platform/messages/en/waiting';
import { privateMeta } from '../platform/page-meta';
import { useLoggedIn } from '../platform/session/use-session';
import { RequireLogin } from '../platform/session/require-login';
import { forgetBought } from '../platform/stores/coupon';
import { toast } from '../platform/toasts';
import { useHydrated } from '../platform/use-hydrated';
import { LinkButton } from '../ui/button';
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

/** Where the payment page sends the shopper. Only the buyer's own login can see what was paid. */
export default function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const loggedIn = useLoggedIn();
  const sessionId = query.get('session_id');
  return (
    <div className="wrap py-10">
      {!sessionId ? (
        <FailureCard message={verifyTexts.noSession} />
      ) : hydrated && loggedIn ? (
        <Verified sessionId={sessionId} />
      ) : (
        <RequireLogin fallback={verifying}>{null}</RequireLogin>
      )}
    </div>
  );
}

function Verified({ sessionId }: { sessionId: string }) {
  const shown = useConfirmation(sessionId);
  const done = useRef(false);
  useEffect(() => {
    if (shown.state !== 'paid' || done.current) return;
    done.current = true;
    keptStep.forget();
    if (!isUndone(shown.answer)) toast.success(checkoutTexts.success);
    void forgetBought().then((read) => !read && toast.info(verifyTexts.cartKept));
  }, [shown]);
  if (shown.state === 'paid') return <SuccessCard answer={shown.answer} />;
  if (shown.state === 'failed') return <FailureCard message={shown.message} />;
  if (shown.state === 'verifying') return verifying;
  return (
    <OutcomeCard
      icon="clock"
      tone="plain"
      title={verifyTexts.processingTitle}
      text={verifyTexts.processingText}
    />
  );
}
