import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { mobileProblem, mobileValue } from './masks';
import { MethodPanel } from './method-panel';
import { orderWords } from './order-words';
import { useMoney } from '../platform/amounts-in';
import { messageOf } from '../platform/api/api-error';
import { acceptQuote } from '../platform/api/quotes';
import type { CheckoutQuote, OpenedQuote } from '../platform/api/types';
import { leaveTo } from '../platform/leave-to';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { orderPageTexts } from '../platform/messages/en/orders';
import { quoteTexts } from '../platform/messages/en/quote';
import { providerUrl } from '../platform/provider-url';
import { useShopInfo } from '../platform/shop-info';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/radio-cards';
import { Icon } from '../ui/icon';
import { ErrorState, LateSkeleton } from '../ui/states';
import { DeclineQuote } from './decline-quote';
import { deliveredBy, splitOf } from './quote-sums';
import { isEnded } from './quote-ended';
import type { QuoteWays } from './quote-ways';

type AnswerProps = {
  quote: OpenedQuote;
  price: CheckoutQuote;
  token: string;
  ways: QuoteWays;
  onAnswered: () => void;
};

/** Accepts the quote by one of the ways to pay that take it, or declines it. */
export function QuoteAnswer(props: AnswerProps) {
  const { ways, quote, token, onAnswered } = props;
  if (ways.state === 'loading') return <LateSkeleton className="h-72 rounded-l" />;
  if (ways.state === 'failed') return <ErrorState title={checkoutTexts.methodsLost} onRetry={ways.reload} />;
  return (
    <section className="card grid gap-5">
      <h2>{quoteTexts.accept}</h2>
      <p className="text-sm text-ink-soft">{quoteTexts.acceptText}</p>
      <Accept {...props} />
      <DeclineQuote id={quote.id} token={token} onDeclined={onAnswered} />
    </section>
  );
}

function Accept({ quote, price, token, ways: { ways, way, choose }, onAnswered }: AnswerProps) {
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { payHosts, euRules } = useShopInfo();
  const money = useMoney();
  const navigate = useNavigate();
  const asksPhone = way?.needs.includes('mobileNumber') ?? false;
  const [delivered, split] = [deliveredBy(price), splitOf(price)];
  const due = way?.takesDeposit ? split.now : price.total;

  const accept = async (event: FormEvent) => {
    event.preventDefault();
    if (!way) return undefined;
    const mobileNumber = mobileValue(number);
    const wrong = asksPhone && (mobileNumber ? mobileProblem(number) : orderPageTexts.badNumber);
    if (wrong) return setProblem(wrong);
    setBusy(true);
    setFailure(null);
    try {
      const body = { token, method: way.method, ...(asksPhone ? { mobileNumber } : {}) };
      const { orderId, orderToken, payUrl } = (await acceptQuote(quote.id, body)).data;
      const page = way.next === 'redirect' && providerUrl(payUrl, window.location.origin, payHosts);
      toast.success(quoteTexts.accepted);
      // who comes back from the payment finds the order, not the quote
      await navigate(`/orders/${orderId}?placed#${orderToken}`, { replace: true });
      if (page) leaveTo(page);
    } catch (error) {
      setFailure(messageOf(error, quoteTexts.acceptFailed));
      setBusy(false);
      if (isEnded(error)) onAnswered();
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
        value={way.method}
        options={ways.map((one) => ({
          ...{ value: one.method, label: one.title, note: one.notes[delivered] },
          icon: <Icon name={one.icon} />,
        }))}
        onChange={choose}
      />
      <MethodPanel
        {...{ way, delivered, split }}
        quote={price}
        left={price.total}
        mobileNumber={number}
        refused={problem}
        onMobileNumber={(value) => {
          setNumber(value);
          setProblem(null);
        }}
      />
      {failure && (
        <p role="alert" className="notice bg-bad-wash text-bad">
          <Icon name="alert" className="mt-0.5" />
          <span className="font-semibold">{failure}</span>
        </p>
      )}
      <Button type="submit" busy={busy}>
        <Icon name="lock" />
        {orderWords(euRules, money(due))}
      </Button>
      {euRules && <p className="text-center text-sm text-ink-soft">{checkoutTexts.guarantee}</p>}
      {way.secured && <p className="text-center text-sm text-ink-soft">{way.secured}</p>}
    </form>
  );
}
