import { useCallback, useEffect, useRef, useState } from 'react';
import { AmountsIn } from '../platform/amounts-in';
import { createAddress } from '../platform/api/accounts';
import type { Cart, PaymentMethod, SavedAddress, WayToPay } from '../platform/api/types';
import { problemsOf } from '../platform/forms/use-form';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { readToken } from '../platform/session/session';
import { useCouponCode } from '../platform/stores/coupon';
import { creditSaid, useCreditChoice } from '../platform/stores/credit';
import { usePrices } from '../platform/stores/prices';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Tabs } from '../ui/tabs';
import type { CheckoutTab } from './checkout-state';
import { BusinessField } from './business-field';
import { CodeField } from './code-field';
import { chosenOf, deliveredTo, quotedFor } from './delivery';
import { startOf } from './kept-step';
import { OrderSummary } from './order-summary';
import type { NextStep } from './pay';
import { PaymentForm } from './payment-form';
import { PriceChangeNotice } from './price-change-notice';
import { PriceProblem } from './price-problem';
import { Review } from './review';
import { contactInput, matching, shippingInput, shippingRules } from './shipping';
import { ShippingForm } from './shipping-form';
import type { CheckoutTerms } from './terms';
import { arrivalOf, asQuoted, quotedLines, wayOf, walletOf } from './quoted';
import { useAddressFault } from './use-address-fault';
import { useCartAsQuoted } from './use-cart-as-quoted';
import { useConsent } from './use-consent';
import { shownMethod, useDelivery, useGoneMethod } from './use-delivery';
import { type Express, isCovered, paidOf, sumsOf, useCheckout } from './use-checkout';
import { useShipping } from './use-shipping';
import { useGifts } from './use-gifts';
import { useOffered } from './use-offered';
import { useQuote } from './use-quote';

type CheckoutViewProps = {
  cart: Cart;
  /** The ways to pay that are offered; null when the shop could not be asked. */
  ways: readonly WayToPay[] | null;
  saved: readonly SavedAddress[];
  phone: string | null;
  terms: CheckoutTerms;
  onStep: (step: NextStep) => void;
};

const tabs = [
  { id: 'shipping' as const, label: checkoutTexts.shippingTab },
  { id: 'payment' as const, label: checkoutTexts.paymentTab },
];

/** The two tabs, with the order summary beside them. Payment opens when shipping is complete. */
export function CheckoutView(props: CheckoutViewProps) {
  const { cart: first, ways, saved, phone, terms, onStep } = props;
  const [cart, setCart] = useState(first);
  useEffect(() => setCart(first), [first]);
  const couponCode = useCouponCode();
  const credit = creditSaid(useCreditChoice());
  const { goods, code } = usePrices();
  const currency = code ?? undefined;
  const version = cart.data.map((line) => `${line._id}:${line.quantity}:${goods(line).price}`).join(',');
  const gifts = useGifts();
  const { isSent } = gifts;
  const { form, keep, setKeep, billing } = useShipping(saved, phone, isSent);
  const { values } = form;
  const isSaved = useRef(false);
  const [start] = useState(() =>
    startOf(ways, billing.isComplete && Object.keys(problemsOf(values, shippingRules(values))).length === 0),
  );
  const [delivery, setDelivery] = useDelivery(start.tab, values);
  const { state, way, dispatch, mobileNumber, setMobileNumber, complete, giveUp } = useCheckout(
    ways,
    start,
    setCart,
    onStep,
  );
  const request = {
    ...(couponCode ? { couponCode } : {}),
    ...credit,
    ...(currency ? { currency } : {}),
    ...quotedFor(delivery),
    // a guest's coupons count by the mailbox, which is known once the first tab is done
    ...(readToken() === null && state.tab === 'payment' ? { email: values.email.trim() } : {}),
  };
  const asked = useQuote(request, `${version}|${state.change ? 'changed' : ''}`);
  const { quote, lost } = asked;
  useEffect(() => gifts.see(quote), [quote]);
  const differs = useCartAsQuoted(cart, asked, setCart);
  const stale = asked.busy || differs;
  const isBusiness = Boolean(values.company || billing.address?.company || delivery.vatNumber);
  const isOfVat = asked.field === 'vatNumber';
  const problem = isOfVat ? null : asked.problem;
  const told = asked.problem ? asked : { field: state.field, problem: state.error };
  useAddressFault(form, told);
  useAddressFault(billing.form, told, /^(?:billingAddress|eInvoice)\./);
  useGoneMethod(asked, setDelivery);
  const [sums, lines] = [sumsOf(cart, quote, way?.takesDeposit), quotedLines(cart.data, quote)];
  const consent = useConsent(cart, state, dispatch);
  const tell = (error: string | null) => dispatch({ type: 'fail', error });
  const choose = useCallback((method: PaymentMethod) => dispatch({ type: 'method', method }), [dispatch]);
  const offered = useOffered(ways, way, quote, choose);
  const top = useRef<HTMLDivElement>(null);
  const shownTab = useRef(state.tab);
  useEffect(() => {
    if (shownTab.current === state.tab) return;
    shownTab.current = state.tab;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }, [state.tab]);

  function toTab(tab: CheckoutTab): void {
    if (tab === 'payment') {
      if (![gifts.check(), billing.check(), form.check()].every(Boolean)) return;
      if (isSent) setDelivery((before) => deliveredTo(before, form.values));
      if (isSent && keep && !isSaved.current && !matching(form.values, saved)) {
        isSaved.current = true;
        const { contact, shippingAddress } = shippingInput(form.values);
        createAddress({ ...shippingAddress, phone: contact.phone }).catch(() => (isSaved.current = false));
      }
    }
    dispatch({ type: 'tab', tab });
  }

  const who = isSent ? shippingInput : contactInput;
  const payNow = async (express?: Express) =>
    consent.mayBuy() &&
    complete({
      lines,
      ...asQuoted(quote),
      ...paidOf(cart, quote, way, express),
      ...{ credit: { ...credit, ...gifts.said }, isCovered: isCovered(quote) },
      depositPercent: terms.depositPercent,
      ...{ mobileNumber, by: express },
      walletAmount: walletOf(quote, state.method)?.amount,
      request,
      shipping: { ...who(form.values), ...billing.input, ...chosenOf(delivery), ...consent.said },
    });

  return (
    <AmountsIn value={quote?.currency ?? null}>
      <div ref={top} className="grid scroll-mt-32 items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="order-2 min-w-0 lg:order-1">
          <Tabs label={checkoutTexts.title} tabs={tabs} selected={state.tab} onSelect={toTab}>
            {state.tab === 'shipping' ? (
              <ShippingForm
                form={form}
                saved={saved}
                keep={keep}
                onKeep={setKeep}
                billing={billing}
                isSent={isSent}
                gifts={gifts.fields(told)}
                onContinue={() => toTab('payment')}
              />
            ) : (
              <PaymentForm
                {...{ state, ...offered, terms, sums, stale, quote, mobileNumber }}
                sentBy={shownMethod(asked, delivery)}
                business={
                  <BusinessField
                    {...{ quote, isBusiness }}
                    given={delivery.vatNumber}
                    problem={isOfVat ? asked.problem : null}
                    onGive={(vatNumber) => setDelivery((now) => ({ ...now, vatNumber }))}
                  />
                }
                onDelivery={(shippingMethodId) => setDelivery((now) => ({ ...now, shippingMethodId }))}
                onAskAgain={stale && !asked.problem && !lost ? asked.again : null}
                onMobileNumber={setMobileNumber}
                onMethod={choose}
                {...{ onPay: () => void payNow(), onExpress: payNow, onTell: tell }}
                onGiveUp={giveUp}
                consent={consent.box}
                mayBuy={consent.mayBuy}
                review={
                  <Review
                    values={form.values}
                    isSent={isSent}
                    isFetched={wayOf(quote, shownMethod(asked, delivery)) === 'pickup'}
                    {...{ billing: billing.address, gifts: gifts.told }}
                    onEdit={() => toTab('shipping')}
                  />
                }
                notice={
                  state.change ? (
                    <PriceChangeNotice change={state.change} onAccept={() => dispatch({ type: 'accept' })} />
                  ) : (
                    <PriceProblem problem={problem} isLost={lost} />
                  )
                }
              />
            )}
          </Tabs>
          <LinkButton to="/cart" look="quiet" className="mt-5 -ms-3">
            <Icon name="left" />
            {checkoutTexts.back}
          </LinkButton>
        </div>
        <div className="order-1 lg:order-2">
          <OrderSummary lines={lines} sums={sums} stale={stale} arrives={arrivalOf(quote)}>
            <CodeField quote={quote} request={request} />
          </OrderSummary>
        </div>
      </div>
    </AmountsIn>
  );
}
