import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { CheckoutQuote, PaymentMethod, WayToPay } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { creditTexts } from '../platform/messages/en/credit';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { waitingTexts } from '../platform/messages/en/waiting';
import { useShopInfo } from '../platform/shop-info';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { SlowLoad } from '../ui/slow-load';
import { SlowWait } from '../ui/slow-wait';
import { Totals } from '../ui/totals';
import { CardFields } from './card-fields';
import type { CheckoutState } from './checkout-state';
import { DeliveryOptions } from './delivery-options';
import { depositOf, depositRows } from './deposit';
import { ExpressButtons } from './express-buttons';
import { MethodPanel } from './method-panel';
import { orderWords } from './order-words';
import { type Sums, sumRows } from './order-summary';
import { PaymentOptions } from './payment-options';
import { wayOf } from './quoted';
import type { CheckoutTerms } from './terms';
import { type Express, isCovered } from './use-checkout';

type PaymentFormProps = {
  state: CheckoutState;
  ways: readonly WayToPay[] | null;
  /** Why others do not collect this order. */
  reasons: readonly string[];
  /** The chosen one. */
  way: WayToPay | undefined;
  terms: CheckoutTerms;
  sums: Sums;
  stale: boolean;
  quote: CheckoutQuote | null;
  /** The delivery method on show. */
  sentBy: string | null;
  onDelivery: (methodId: string) => void;
  /** Asks anew for a price that does not come; null while none is waited for. */
  onAskAgain: (() => void) | null;
  mobileNumber: string;
  onMobileNumber: (value: string) => void;
  onMethod: (method: PaymentMethod) => void;
  onPay: () => void;
  onExpress: (express: Express) => Promise<boolean>;
  /** Says what came of something beside the button. */
  onTell: (text: string | null) => void;
  /** Nothing answered for long, and the shopper waits no longer. */
  onGiveUp: () => void;
  /** Whether files are handed over at once. */
  consent: ReactNode;
  /** Says what is not confirmed yet, where something is. */
  mayBuy: () => boolean;
  /** The review of contact and address. */
  review: ReactNode;
  /** What a business may say of itself. */
  business: ReactNode;
  /** Old and new figures after a price change. */
  notice: ReactNode;
};

/** Method, its fields, the sum and the one button that pays. */
export function PaymentForm(props: PaymentFormProps) {
  const { state, way, terms, sums, stale, quote } = props;
  const money = useMoney();
  const { euRules } = useShopInfo();
  const busy = state.phase !== 'open';
  const split = depositOf(quote, sums.total, terms.depositPercent);
  const covered = isCovered(quote);
  const amount = covered ? 0 : way?.takesDeposit ? split.now : sums.left;
  const closed = stale || state.change !== null || !(way || covered);
  const delivered = wayOf(quote, props.sentBy);
  const isPricing = !busy && props.onAskAgain !== null;
  const word = useId();
  const button = useRef<HTMLButtonElement>(null);
  const agreeing = useRef(false);
  useEffect(() => {
    if (state.change) agreeing.current = true;
    if (!agreeing.current || closed) return;
    agreeing.current = false;
    // what was agreed to has taken its button along; whoever went elsewhere meanwhile stays there
    if (document.activeElement === document.body) button.current?.focus();
  }, [state.change, closed]);
  return (
    <form
      noValidate
      className="grid gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        props.onPay();
      }}
    >
      {props.review}
      <DeliveryOptions
        methods={quote?.deliveryMethods ?? []}
        chosen={props.sentBy}
        onChoose={props.onDelivery}
      />
      {props.business}
      {props.consent}
      {covered ? (
        <p className="notice border-transparent bg-good-wash text-good">
          <Icon name="check" className="mt-0.5" />
          {creditTexts.paidAll}
        </p>
      ) : (
        <div>
          <ExpressButtons {...props} closed={stale || state.change !== null || busy} />
          <PaymentOptions
            ways={props.ways}
            reasons={props.reasons}
            method={state.method}
            delivered={delivered}
            onMethod={props.onMethod}
          />
        </div>
      )}
      <section className="grid gap-5 rounded-l border-[1.5px] border-line-strong p-[clamp(1rem,0.6rem+1.5vw,1.75rem)]">
        {!covered && (
          <MethodPanel
            {...{ way, quote, delivered, split }}
            left={sums.left}
            mobileNumber={props.mobileNumber}
            refused={state.field === 'mobileNumber' ? state.error : null}
            onMobileNumber={props.onMobileNumber}
            cardFields={
              terms.cardFields === 'masked' && state.phase !== 'leaving' ? <CardFields /> : undefined
            }
          />
        )}
        <Totals
          stale={stale}
          rows={[
            ...sumRows(sums, money),
            ...(way?.takesDeposit && !covered ? depositRows(split, money, delivered) : []),
          ]}
        />
        {props.notice}
        {state.error && (
          <div role="alert" className="notice bg-bad-wash text-bad">
            <Icon name="alert" className="mt-0.5" />
            <p className="font-semibold">{state.error}</p>
          </div>
        )}
        <Button
          ref={button}
          type="submit"
          busy={busy}
          disabled={closed}
          aria-describedby={word}
          className="min-h-13 text-lg"
        >
          {busy ? checkoutTexts.processing : orderWords(euRules, money(amount))}
        </Button>
        {euRules && <p className="text-center text-sm text-ink-soft">{checkoutTexts.guarantee}</p>}
        {state.phase === 'processing' && (
          <SlowWait text={checkoutTexts.slow}>
            <Button look="secondary" onClick={props.onGiveUp}>
              {waitingTexts.stop}
            </Button>
          </SlowWait>
        )}
        <div className="grid [&>[role=status]:not(:empty)]:mb-5">
          {isPricing && props.onAskAgain && <SlowLoad onAgain={props.onAskAgain} />}
          <p id={word} className="flex items-center justify-center gap-2 text-sm text-ink-soft">
            <Icon name={isPricing ? 'clock' : 'lock'} />
            {isPricing ? checkoutTexts.pricing : way?.secured}
          </p>
        </div>
      </section>
    </form>
  );
}
