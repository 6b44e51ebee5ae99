import { useMemo, useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { cancelOrder, previewCancel } from '../platform/api/orders';
import type { CancelPreview, Order } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { orderTexts } from '../platform/messages/en/orders';
import { createIdempotencyKeys } from '../platform/idempotency-keys';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Input } from '../ui/field';

type CancelDialogProps = {
  orderId: string;
  open: boolean;
  onClose: () => void;
  onCancelled: (order: Order) => void;
  /** The order leaves the list that it stands in. */
  leaves?: boolean;
};

/** Asks before cancelling and says exactly what comes back. Afterwards focus is on a heading that stays. */
export function CancelDialog({ orderId, open, onClose, onCancelled, leaves }: CancelDialogProps) {
  const cancelled = useRef(false);
  const done = (order: Order) => {
    cancelled.current = true;
    onCancelled(order);
  };
  const close = () => {
    onClose();
    // the dialog gives focus back to the button that opened it, which a cancelled order has no more; outside of an open
    // one nothing takes the focus
    if (!cancelled.current) return;
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const heading = document.querySelector<HTMLElement>(leaves ? 'main h1' : `[id="order-${orderId}"]`);
    if (leaves) heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  return (
    <Dialog open={open} onClose={close} title={orderTexts.cancelTitle}>
      <CancelForm {...{ orderId }} onClose={close} onCancelled={done} />
    </Dialog>
  );
}

function CancelForm({ orderId, onClose, onCancelled }: Omit<CancelDialogProps, 'open' | 'leaves'>) {
  const preview = useLoad(() => previewCancel(orderId), orderId);
  const [reason, setReason] = useState('');
  const keyFor = useMemo(() => createIdempotencyKeys(), []);
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const body = reason.trim() ? { reason: reason.trim() } : {};
      const { data, message } = await cancelOrder(orderId, body, keyFor(body));
      toast.success(message || orderTexts.cancelled);
      onCancelled(data);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, orderTexts.cancelFailed));
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-5">
      <div role="status" className="rounded-m bg-plate p-4">
        {preview.state === 'loading' && <p>{orderTexts.cancelLoading}</p>}
        {preview.state === 'failed' && <p>{messageOf(preview.error, orderTexts.cancelUnknown)}</p>}
        {preview.state === 'ready' && <Preview {...preview.data.data} />}
      </div>
      <Input
        label={orderTexts.cancelReason}
        mark="optional"
        name="reason"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {orderTexts.keep}
        </Button>
        <Button look="danger" busy={busy || preview.state === 'loading'} onClick={() => void cancel()}>
          {orderTexts.cancel}
        </Button>
      </div>
    </div>
  );
}

function Preview({ refund, message, lines }: CancelPreview) {
  const money = useMoney();
  const back = lines.filter(({ quantity, amount }) => quantity > 0 && amount > 0);
  return (
    <>
      {back.length > 0 && (
        <ul className="mb-3 grid gap-1 text-sm">
          {back.map(({ variantId, name, quantity, amount }) => (
            <li key={variantId} className="flex justify-between gap-4">
              <span>{orderTexts.cancelLine(quantity, name)}</span>
              <span className="tnum">{money(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {refund > 0 && <p className="tnum font-semibold">{orderTexts.cancelRefund(money(refund))}</p>}
      {/* where nothing comes back, the shop's sentence says why */}
      <p className={refund > 0 ? 'text-sm text-ink-soft' : 'font-semibold'}>{message}</p>
    </>
  );
}
