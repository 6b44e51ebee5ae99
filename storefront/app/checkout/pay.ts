import type { CartLine, CheckoutInput, PaymentMethod } from '../platform/api/types';
import { createCheckoutSession, payByBank, payByCash, payByMobile } from '../platform/api/payments';
import { money } from '../platform/format';
import { checkoutTexts, paymentErrors } from '../platform/messages/en/checkout';
import { providerUrl } from '../platform/provider-url';
import { splitDeposit } from './deposit';
import { mobileValue } from './masks';

export type Purchase = {
  method: PaymentMethod;
  lines: readonly CartLine[];
  total: number;
  depositPercent: number;
  couponCode: string | null;
  mobileNumber: string;
  /** What the shopper saw that the phone will ask for. */
  walletAmount?: number | undefined;
  shipping: Pick<CheckoutInput, 'contact' | 'shippingAddress'>;
};

/** What comes after the answer: the payment page, the phone, or the placed order. */
export type NextStep =
  | { kind: 'go'; url: string }
  | { kind: 'wait'; paymentId: string }
  | { kind: 'placed'; orderId: string; text: string }
  | { kind: 'refused'; error: string };

/** The body of the payment call. Prices and amount are what the shopper saw; the server compares and never charges them. */
export function purchaseBody(purchase: Purchase): CheckoutInput {
  const { method, lines, total, depositPercent, couponCode, shipping } = purchase;
  return {
    products: lines.map(({ productId, variantId, name, price, quantity }) => ({
      _id: productId,
      variantId,
      name,
      price,
      quantity,
    })),
    ...(couponCode ? { couponCode } : {}),
    ...(method === 'mobile' ? byPhone(purchase) : {}),
    ...(method === 'card' || method === 'bank' ? { amount: total } : {}),
    ...(method === 'cash' ? { amount: splitDeposit(total, depositPercent).now } : {}),
    ...shipping,
  };
}

const byPhone = ({ total, mobileNumber, walletAmount }: Purchase) => ({
  amount: total,
  mobileNumber: mobileValue(mobileNumber),
  ...(walletAmount === undefined ? {} : { walletAmount }),
});

function goTo(url: string): NextStep {
  if (!url) return { kind: 'refused', error: paymentErrors.noProvider };
  const allowed = providerUrl(url, window.location.origin);
  return allowed ? { kind: 'go', url: allowed } : { kind: 'refused', error: paymentErrors.redirect };
}

/** Sends the payment call of the method. @throws ApiError */
export async function pay(method: PaymentMethod, body: CheckoutInput, key: string): Promise<NextStep> {
  if (method === 'card') return goTo((await createCheckoutSession(body, key)).url);
  if (method === 'mobile') return { kind: 'wait', paymentId: (await payByMobile(body, key)).data.paymentId };
  if (method === 'bank') {
    const { orderId, amountDueNow } = (await payByBank(body, key)).data;
    return { kind: 'placed', orderId, text: checkoutTexts.placedByTransfer(money(amountDueNow)) };
  }
  const { orderId, amountDueNow, amountOnDelivery } = (await payByCash(body, key)).data;
  const text = checkoutTexts.placed(money(amountDueNow), money(amountOnDelivery));
  return { kind: 'placed', orderId, text };
}
