import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMoney } from '../platform/amounts-in';
import { ApiError, messageOf } from '../platform/api/api-error';
import { listPaymentMethods } from '../platform/api/payments';
import { acceptQuote } from '../platform/api/quotes';
import type { CheckoutQuote, OpenedQuote, WayToPay } from '../platform/api/types';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { leaveTo } from '../platform/leave-to';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { orderPageTexts } from '../platform/messages/en/orders';
import { quoteTexts } from '../platform/messages/en/quote';
import { providerUrl } from '../platform/provider-url';
import { useShopInfo } from '../platform/shop-info';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/choice';
import { Input } from '../ui/field';
import { Icon } from '../ui/icon';
import { ErrorState, LateSkeleton } from '../ui/states';
import { DeclineQuote } from './decline-quote';

type AnswerProps = { quote: OpenedQuote; price: CheckoutQuote; token: string; onAnswered: () => void };

/** Accepts the quote by one of the ways to pay that take it, or declines it. */
export function QuoteAnswer(props: AnswerProps) {
  const loaded = useLoad(listPaymentMethods);
  if (loaded.state === 'loading') return <LateSkeleton className="h-72 rounded-l" />;
  if (loaded.state === 'failed')
    return <ErrorState title={checkoutTexts.methodsLost} onRetry={loaded.reload} />;
  const { paymentMethods } = props.price;
  const ways = loaded.data.data.filter(({ method }) => paymentMethods.includes(method));
  return (
    <section className="card grid gap-5">
      <h2>{quoteTexts.accept}</h2>
      <p className="text-sm text-ink-soft">{quoteTexts.acceptText}</p>
      <Accept {...props} ways={ways} />
      <DeclineQuote id={props.quote.id} token={props.token} onDeclined={props.onAnswered} />
    </section>
  );
}

/** What the shop, or another window, has made of the quote meanwhile. */
const ENDED = /^quote_(accepted|declined|withdrawn|over|not_found)$/;

const delivered = ({ deliveryMethods, shippingMethodId }: CheckoutQuote) => {
  const kind = deliveryMethods.find(({ methodId }) => methodId === shippingMethodId)?.kind;
  if (kind === 'pickup') return 'pickup';
  return kind === 'local' ? 'courier' : 'parcel';
};

function Accept({ quote, price, token, ways, onAnswered }: AnswerProps & { ways: readonly WayToPay[] }) {
  const [method, setMethod] = useState(ways[0]?.method ?? '');
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { payHosts } = useShopInfo();
  const money = useMoney();
  const navigate = useNavigate();
  const way = ways.find((one) => one.method === method);
  const asksPhone = way?.needs.includes('mobileNumber') ?? false;
  const total = way?.takesDeposit ? price.cashTotal : price.total;

  const accept = async (event: FormEvent) => {
    event.preventDefault();
    const mobileNumber = number.trim();
    if (asksPhone && !/\p{Nd}/u.test(mobileNumber)) return setProblem(orderPageTexts.badNumber);
    setBusy(true);
    setFailure(null);
    try {
      const body = { token, method, ...(asksPhone ? { mobileNumber } : {}) };
      const { orderId, orderToken, payUrl } = (await acceptQuote(quote.id, body)).data;
      const page = way?.next === 'redirect' && providerUrl(payUrl, window.location.origin, payHosts);
      toast.success(quoteTexts.accepted);
      // who comes back from the payment finds the order, not the quote
      await navigate(`/orders/${orderId}?placed#${orderToken}`, { replace: true });
      if (page) leaveTo(page);
    } catch (error) {
      setFailure(messageOf(error, quoteTexts.acceptFailed));
      setBusy(false);
      if (error instanceof ApiError && ENDED.test(error.code ?? '')) onAnswered();
    }
    return undefined;
  };

  if (!way)
    return (
      <p role="alert" className="notice bg-bad-wash text-bad">
        <Icon name="alert" className="mt-0.5" />
        <span className="font-semibold">{checkoutTexts.noMethods}</span>
      </p>
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void accept(event)}>
      <RadioCards
        legend={checkoutTexts.methodTitle}
        name="paymentMethod"
        value={method}
        options={ways.map((one) => ({
          ...{ value: one.method, label: one.title, note: one.notes[delivered(price)] },
          icon: <Icon name={one.icon} />,
        }))}
        onChange={setMethod}
      />
      {asksPhone && (
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
      )}
      {failure && (
        <p role="alert" className="notice bg-bad-wash text-bad">
          <Icon name="alert" className="mt-0.5" />
          <span className="font-semibold">{failure}</span>
        </p>
      )}
      <Button type="submit" busy={busy}>
        <Icon name="lock" />
        {quoteTexts.order(money(total))}
      </Button>
    </form>
  );
}
