import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../platform/api/api-error';
import { payWaitingOrder } from '../platform/api/orders';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { checkoutTexts, paymentErrors } from '../platform/messages/en/checkout';
import { orderPageTexts } from '../platform/messages/en/orders';
import { linkToken } from '../platform/session/order-link';
import { Button } from '../ui/button';
import { Input } from '../ui/field';
import { Icon } from '../ui/icon';

type PayByPhoneProps = { orderId: string; method: string; paymentId: string; due: string };

/** Asks a wallet for what is due now; its answer is waited for on the page that does so for every wallet. */
export function PayByPhone({ orderId, method, paymentId, due }: PayByPhoneProps) {
  const [open, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const mobileNumber = number.trim();
    if (!/\p{Nd}/u.test(mobileNumber)) return setProblem(orderPageTexts.badNumber);
    setBusy(true);
    try {
      await payWaitingOrder(orderId, { method, mobileNumber });
      // a mailed link opens the order alone, not the page that waits
      if (linkToken() === null) return void navigate(`/checkout?payment=${paymentId}`);
      setAsked(true);
    } catch (error) {
      setProblem(messageOf(error, paymentErrors.request));
    }
    setBusy(false);
  };
  if (asked) return <p role="status">{checkoutTexts.waitText(due)}</p>;
  if (!open)
    return (
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {orderPageTexts.byPhone(due)}
      </Button>
    );
  return (
    <form noValidate className="grid max-w-md gap-3" onSubmit={(event) => void ask(event)}>
      <Input
        {...attributesOf('mobileNumber')}
        name="mobileNumber"
        label={fieldTable.mobileNumber.label}
        mark="required"
        value={number}
        error={problem}
        hint={checkoutTexts.mobileHint}
        onChange={(event) => {
          setNumber(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {orderPageTexts.askPhone(due)}
      </Button>
    </form>
  );
}
