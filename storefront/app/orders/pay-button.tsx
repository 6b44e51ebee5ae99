import { useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import type { Order } from '../platform/api/types';
import { retryPayment } from '../platform/api/payments';
import { paymentErrors } from '../platform/messages/en/checkout';
import { orderTexts } from '../platform/messages/en/orders';
import { leaveTo } from '../platform/leave-to';
import { providerUrl } from '../platform/provider-url';
import { randomKey } from '../platform/random-key';
import { useShopInfo } from '../platform/shop-info';
import { toast } from '../platform/toasts';
import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { dueNow } from './due-now';

/** Pays an order that still waits for its money, unless staff collects it: on the payment page or on the phone. */
export function PayButton({ order }: { order: Order }) {
  const due = dueNow(order);
  if (order.status !== 'pending' || !due || due.next === 'placed') return null;
  if (due.next === 'wait') {
    return (
      <LinkButton to={`/checkout?payment=${due._id}`}>
        <Icon name="phone" />
        {orderTexts.payNow}
      </LinkButton>
    );
  }
  return <PayByCard order={order} paymentId={due._id} />;
}

function PayByCard({ order, paymentId }: { order: Order; paymentId: string }) {
  const [busy, setBusy] = useState(false);
  const { payHosts } = useShopInfo();
  const key = useRef('');

  async function pay(): Promise<void> {
    setBusy(true);
    key.current ||= randomKey();
    try {
      const url = order.payUrl ?? (await retryPayment(paymentId, {}, key.current)).data.url;
      const allowed = providerUrl(url, window.location.origin, payHosts);
      if (allowed) return leaveTo(allowed);
      toast.error(url ? paymentErrors.redirect : paymentErrors.noProvider);
    } catch (error) {
      toast.error(messageOf(error, paymentErrors.checkout));
    }
    key.current = '';
    setBusy(false);
  }

  return (
    <Button busy={busy} onClick={() => void pay()}>
      <Icon name="lock" />
      {orderTexts.payNow}
    </Button>
  );
}
