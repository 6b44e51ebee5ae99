import { useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { payWaitingOrder } from '../platform/api/orders';
import type { PaymentMethod } from '../platform/api/types';
import { leaveTo } from '../platform/leave-to';
import { paymentErrors } from '../platform/messages/en/checkout';
import { providerUrl } from '../platform/provider-url';
import { useShopInfo } from '../platform/shop-info';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** `look`: one of several equal ways, or the one thing to do. */
type PayOnPageProps = {
  orderId: string;
  method: PaymentMethod;
  label: string;
  look: 'primary' | 'secondary';
};

/** Goes on to the provider's page, where what is due now is paid. An open page is opened again. */
export function PayOnPage({ orderId, method, label, look }: PayOnPageProps) {
  const [busy, setBusy] = useState(false);
  const { payHosts } = useShopInfo();
  const pay = async () => {
    setBusy(true);
    try {
      const { url } = (await payWaitingOrder(orderId, { method })).data;
      const allowed = providerUrl(url, window.location.origin, payHosts);
      if (allowed) return leaveTo(allowed);
      toast.error(url ? paymentErrors.redirect : paymentErrors.noProvider);
    } catch (error) {
      toast.error(messageOf(error, paymentErrors.checkout));
    }
    setBusy(false);
    return undefined;
  };
  return (
    <Button look={look} busy={busy} onClick={() => void pay()}>
      <Icon name="lock" />
      {label}
    </Button>
  );
}
