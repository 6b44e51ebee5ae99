import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CheckoutView } from '../checkout/checkout-view';
import { mayLoad } from '../checkout/in-browser';
import { kept } from '../checkout/kept-step';
import { MobileWait } from '../checkout/mobile-wait';
import { loadTerms } from '../checkout/terms';
import { getCart } from '../platform/api/cart';
import { getMe, listAddresses } from '../platform/api/accounts';
import { listPaymentMethods } from '../platform/api/payments';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { checkoutTexts, verifyTexts } from '../platform/messages/en/checkout';
import { common } from '../platform/messages/en/common';
import { leaveTo } from '../platform/leave-to';
import { privateMeta } from '../platform/page-meta';
import { readToken } from '../platform/session/session';
import { RequireLogin } from '../platform/session/require-login';
import { forgetBought } from '../platform/stores/coupon';
import { forgetCredit } from '../platform/stores/credit';
import { forgetGifts } from '../platform/stores/gifts';
import { onOtherTab } from '../platform/stores/other-tabs';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import type { NextStep } from '../checkout/pay';
import type { CheckoutTerms } from '../checkout/terms';
import type { Route } from './+types/checkout-page';

export const meta = () => privateMeta(checkoutTexts.title);

export const loader = () => loadTerms();

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12 [&>*]:mx-auto [&>*]:max-w-[67rem]">
      <Breadcrumb crumbs={[{ label: cartPageTexts.short, to: '/cart' }, { label: checkoutTexts.title }]} />
      <h1 className="mb-6">{checkoutTexts.title}</h1>
      <RequireLogin guests>
        <Checkout terms={loaderData} />
      </RequireLogin>
    </div>
  );
}

/** The answer, or `instead` when there is none: what only makes the checkout nicer must not stop it. */
const orElse = <T, U>(work: Promise<T>, instead: U): Promise<T | U> => work.catch(() => instead);

/** Everything that the checkout starts with. An account without readable addresses can still buy. */
async function loadCheckout(signal: AbortSignal) {
  const [cart, ways, saved, me] = await Promise.all([
    getCart(signal),
    orElse(listPaymentMethods(signal), null),
    readToken() ? orElse(listAddresses(), { data: [] }) : { data: [] },
    readToken() ? orElse(getMe(), null) : null,
  ]);
  // what the price in the chosen currency may bring: some collect another than the shop's own alone
  const offered = ways && ways.data.filter((way) => way.offered || way.whyNot === 'other_currency');
  return {
    cart,
    ways: offered,
    isElsewhere: offered?.some(({ express }) => express && !mayLoad(express)) ?? false,
    saved: saved.data,
    phone: me?.data.phone ?? null,
  };
}

function Checkout({ terms }: { terms: CheckoutTerms }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const paymentId = query.get('payment');
  const finish = async (path: string) => {
    kept.forget();
    forgetCredit();
    forgetGifts();
    await navigate(path, { replace: true });
    if (!(await forgetBought())) toast.info(verifyTexts.cartKept);
  };
  const onStep = (step: NextStep) => {
    if (step.kind === 'go') leaveTo(step.url);
    if (step.kind === 'wait') setQuery({ payment: step.paymentId }, { replace: true });
    if (step.kind === 'placed') {
      void finish(`/orders/${step.orderId}?placed=1`);
    }
  };
  if (paymentId) {
    return (
      <MobileWait
        paymentId={paymentId}
        onPaid={(orderId) => {
          toast.success(checkoutTexts.success);
          void finish(`/orders/${orderId}`);
        }}
        onOther={() => setQuery({}, { replace: true })}
      />
    );
  }
  return <LoadedCheckout terms={terms} onStep={onStep} />;
}

function LoadedCheckout({ terms, onStep }: { terms: CheckoutTerms; onStep: (step: NextStep) => void }) {
  const loaded = useLoad(loadCheckout);
  const { replace } = loaded;
  const readAgain = () => loadCheckout(new AbortController().signal).then(replace, () => undefined);
  // the scripts of wallets are let in by the checkout's own document alone
  const isElsewhere = loaded.data?.isElsewhere ?? false;
  useEffect(() => {
    if (isElsewhere) window.location.reload();
  }, [isElsewhere]);
  useEffect(() => onOtherTab('cart', () => void readAgain()), [replace]);
  if (loaded.state === 'failed')
    return <ErrorState title={checkoutTexts.loadFailed} onRetry={() => window.location.reload()} />;
  if (loaded.state === 'loading' || isElsewhere) {
    return (
      <Late>
        <div className="grid gap-8 lg:grid-cols-[1fr_24rem]">
          <Skeleton className="h-[36rem] rounded-l" />
          <Skeleton className="h-80 rounded-l" />
        </div>
      </Late>
    );
  }
  if (loaded.data.cart.data.length === 0) {
    return (
      <EmptyState
        title={cartPageTexts.empty}
        text={cartPageTexts.emptyText}
        link={{ label: common.continueShopping, to: '/' }}
      />
    );
  }
  const { cart, ways, saved, phone } = loaded.data;
  return <CheckoutView {...{ cart, ways, saved, phone, terms, onStep }} />;
}
