import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import type { PaymentState } from '../platform/api/types';
import { getOrder } from '../platform/api/orders';
import { retryPayment } from '../platform/api/payments';
import { moneyOf } from '../platform/amounts-in';
import { moneyIn } from '../platform/format';
import { checkoutTexts, paymentErrors } from '../platform/messages/en/checkout';
import { randomKey } from '../platform/random-key';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { HoldClock } from '../ui/hold-clock';
import { Icon } from '../ui/icon';
import { ErrorState } from '../ui/states';
import { usePaymentWatch } from './use-payment-watch';

type MobileWaitProps = {
  paymentId: string;
  onPaid: (orderId: string) => void;
  onOther: () => void;
};

/** Waits for the approval on the shopper's phone, and for as long as it takes: only the provider says that it failed. */
export function MobileWait({ paymentId, onPaid, onOther }: MobileWaitProps) {
  const [round, setRound] = useState(0);
  const { payment, lost, missing } = usePaymentWatch(paymentId, round);
  const status = payment?.status;
  const orderId = payment?.orderId;
  const paid = useRef(onPaid);
  paid.current = onPaid;
  useEffect(() => {
    if (status === 'paid' && orderId) paid.current(orderId);
  }, [status, orderId]);
  if (missing)
    return (
      <ErrorState title={paymentErrors.request}>
        <Button onClick={onOther}>{checkoutTexts.waitOther}</Button>
      </ErrorState>
    );
  if (status === 'failed' || status === 'expired')
    return (
      <Refused
        reason={payment?.lastError ?? paymentErrors.failed}
        onOther={onOther}
        onRetry={async () => {
          await retryPayment(paymentId, {}, randomKey());
          setRound((now) => now + 1);
        }}
      />
    );
  return (
    <section className="card mx-auto grid max-w-xl justify-items-center gap-5 py-12 text-center">
      <span className="grid size-24 place-items-center rounded-pill bg-plate text-2xl">
        <Icon name="phone" />
      </span>
      <h2 tabIndex={-1}>{checkoutTexts.waitTitle}</h2>
      {payment && <p className="text-ink-soft">{checkoutTexts.waitText(asked(payment))}</p>}
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon name="clock" />
        {lost ? checkoutTexts.waitLost : checkoutTexts.waitBusy}
      </p>
      {orderId && <OrderHold orderId={orderId} />}
      <p className="text-sm text-ink-soft">{checkoutTexts.waitHelp}</p>
    </section>
  );
}

const asked = ({ amount, currency, wallet }: PaymentState): string =>
  wallet && wallet.currency !== currency
    ? `${moneyIn(wallet.currency, wallet.amount)} (${moneyOf(currency)(amount)})`
    : moneyOf(currency)(amount);

function OrderHold({ orderId }: { orderId: string }) {
  const { data } = useLoad((signal) => getOrder(orderId, signal), orderId);
  const until = data?.data.holdExpiresAt;
  if (!until) return null;
  return <HoldClock until={until} running={checkoutTexts.held} over={checkoutTexts.holdOver} />;
}

type RefusedProps = { reason: string; onRetry: () => Promise<void>; onOther: () => void };

function Refused({ reason, onRetry, onOther }: RefusedProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } catch (error) {
      setProblem(messageOf(error, paymentErrors.request));
      setBusy(false);
    }
  };
  return (
    <ErrorState title={checkoutTexts.waitFailedTitle} text={problem ?? reason}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={busy} onClick={() => void retry()}>
          {checkoutTexts.waitRetry}
        </Button>
        <Button look="secondary" onClick={onOther}>
          {checkoutTexts.waitOther}
        </Button>
      </div>
    </ErrorState>
  );
}
