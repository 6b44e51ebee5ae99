import type { BegunPayment, CartLine, CheckoutInput, WayToPay } from '../platform/api/types';
import { beginPayment } from '../platform/api/payments';
import { paymentErrors } from '../platform/messages/en/checkout';
import { providerUrl } from '../platform/provider-url';
import { splitDeposit } from './deposit';
import { mobileValue } from './masks';

export type Purchase = {
  /** A wallet of the browser pays it. */
  express?: boolean | undefined;
  way: { needs: readonly string[]; takesDeposit: boolean };
  lines: readonly CartLine[];
  total: number;
  depositPercent: number;
  couponCode: string | null;
  /** In which it is paid; undefined is the shop's own. */
  currency?: string | undefined;
  /** What is due now of a cash order, where the shop has quoted it. */
  deposit?: number | undefined;
  mobileNumber: string;
  /** What the shopper saw that the phone will ask for. */
  walletAmount?: number | undefined;
  /** What gift cards and store credit leave to the way, where they pay a part. */
  left?: number | undefined;
  credit?: Pick<CheckoutInput, 'giftCards' | 'useStoreCredit' | 'giftRecipients'>;
  shipping: Pick<
    CheckoutInput,
    | 'contact'
    | 'shippingAddress'
    | 'billingAddress'
    | 'eInvoice'
    | 'shippingMethodId'
    | 'vatNumber'
    | 'downloadConsent'
  >;
};

/** What comes after the answer: the payment page, the phone, or the placed order. */
export type NextStep =
  | { kind: 'go'; url: string }
  | { kind: 'wait'; paymentId: string }
  /** A wallet of the browser confirms it with that secret. */
  | { kind: 'confirm'; session: string; secret: string }
  | { kind: 'placed'; orderId: string }
  | { kind: 'refused'; error: string };

/** The body of the payment call. Prices and amount are what the shopper saw; the server compares and never charges them. */
export function purchaseBody(purchase: Purchase): CheckoutInput {
  const {
    way,
    lines,
    total,
    left = total,
    depositPercent,
    couponCode,
    currency,
    deposit,
    shipping,
  } = purchase;
  return {
    products: lines.map(({ productId, variantId, name, price, quantity }) => ({
      _id: productId,
      variantId,
      name,
      price,
      quantity,
    })),
    ...(couponCode ? { couponCode } : {}),
    ...(currency ? { currency } : {}),
    ...(way.needs.includes('mobileNumber') ? byPhone(purchase) : {}),
    ...(way.takesDeposit
      ? { amount: deposit ?? splitDeposit(total, depositPercent).now, total }
      : { amount: left }),
    ...(purchase.express ? { express: true } : {}),
    ...purchase.credit,
    ...shipping,
  };
}

const byPhone = ({ mobileNumber, walletAmount }: Purchase) => ({
  mobileNumber: mobileValue(mobileNumber),
  ...(walletAmount === undefined ? {} : { walletAmount }),
});

function goTo(url: string | null, hosts: readonly string[]): NextStep {
  if (!url) return { kind: 'refused', error: paymentErrors.noProvider };
  const allowed = providerUrl(url, window.location.origin, hosts);
  return allowed ? { kind: 'go', url: allowed } : { kind: 'refused', error: paymentErrors.redirect };
}

/** What a shop that answers less than it should would leave open. */
async function begun(body: Parameters<typeof beginPayment>[0], key: string) {
  const { data }: { data?: Partial<BegunPayment> } = await beginPayment(body, key);
  const { url = null, paymentId = null, orderId = '', express = null } = data ?? {};
  return { url, paymentId, orderId, express };
}

/** Sends the payment call of the method; what follows is as the shop says of it. @throws ApiError */
export async function pay(
  { method, next, hosts }: { method: string | undefined; next: WayToPay['next']; hosts: readonly string[] },
  body: CheckoutInput,
  key: string,
): Promise<NextStep> {
  const { url, paymentId, orderId, express } = await begun(
    { ...body, ...(method === undefined ? {} : { method }) },
    key,
  );
  if (express) return { kind: 'confirm', ...express };
  // it was paid before, and its answer was lost
  if (body.express && !url) return { kind: 'placed', orderId };
  if (next === 'placed') return { kind: 'placed', orderId };
  // an order that costs nothing has no payment to wait for
  return next === 'wait' && paymentId !== null ? { kind: 'wait', paymentId } : goTo(url, hosts);
}
