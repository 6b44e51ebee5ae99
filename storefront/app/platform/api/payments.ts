import * as api from '@duka/client';
import { answer } from './call';
import type { CheckoutInput, PaymentMethod, PaymentState, Quote, WalletQuote } from './order-types';

type Message = { message?: string };
type Data<T> = Message & { data: T };
const once = (key: string) => ({ 'Idempotency-Key': key });

export const previewCoupon = (body: {
  code: string;
  products?: CheckoutInput['products'];
}): Promise<{ data: Quote }> => answer(api.previewCoupon({ body }));

/** Today's figures by each way to pay; without products, the shopper's cart. */
export const quoteCheckout = (body: {
  couponCode?: string;
}): Promise<{ data: Quote & { wallet: WalletQuote | null } }> => answer(api.quoteCheckout({ body }));

type CardSession = Data<{ orderId: string; paymentId: string; holdExpiresAt: string | null }> & {
  id: string;
  url: string;
};

export const createCheckoutSession = (body: CheckoutInput, key: string): Promise<CardSession> =>
  answer(api.createCheckoutSession({ body, headers: once(key) }));

type Started = { orderId: string; paymentId: string; status: PaymentState['status'] };

/** Without number or amount the API answers its own sentence ('Mobile number and amount are required'). */
export const payByMobile = (body: CheckoutInput, key: string): Promise<Data<Started>> =>
  answer(api.payByMobile({ body: body as api.PayByMobileData['body'], headers: once(key) }));

export type CashAnswer = {
  orderId: string;
  status: string;
  amountDueNow: number;
  amountOnDelivery: number;
  currency: string;
  nextAction: 'none' | 'redirect';
  url?: string;
};

/** Without an amount the API answers 'Amount is required for cash payments'. */
export const payByCash = (body: CheckoutInput, key: string): Promise<Data<CashAnswer>> =>
  answer(api.payByCash({ body: body as api.PayByCashData['body'], headers: once(key) }));

export const getPayment = (paymentId: string, signal?: AbortSignal): Promise<{ data: PaymentState }> =>
  answer(api.getPayment({ path: { paymentId }, signal }), signal);

type Retried = Started & { url?: string };

export const retryPayment = (
  paymentId: string,
  body: { mobileNumber?: string },
  key: string,
): Promise<Data<Retried>> => answer(api.retryPayment({ path: { paymentId }, body, headers: once(key) }));

export type ConfirmAnswer = Message & {
  transactionId: string;
  amountPaid: number;
  data: {
    orderId: string;
    status: 'paid' | 'processing';
    orderStatus: string;
    paymentStatus: string;
    paymentMethod: PaymentMethod;
  };
};

export const confirmCheckout = (sessionId: string): Promise<ConfirmAnswer> =>
  answer(api.confirmCheckout({ body: { sessionId } })) as Promise<ConfirmAnswer>;
