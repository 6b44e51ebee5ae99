import * as api from '@duka/client';
import { answer } from './call';
import type { CheckoutInput, PaymentMethod } from './types';

const once = (key: string) => ({ 'Idempotency-Key': key });

export const previewCoupon = (body: api.CouponPreviewDto) => answer(api.previewCoupon({ body }));

export type QuoteRequest = api.CheckoutQuoteDto;

/** Today's figures by each way to pay; without products, the shopper's cart. */
export const quoteCheckout = (body: QuoteRequest) => answer(api.quoteCheckout({ body }));

const createCheckoutSession = (body: CheckoutInput, key: string) =>
  answer(api.createCheckoutSession({ body, headers: once(key) }));

/** Without number or amount the API answers its own sentence ('Mobile number and amount are required'). */
const payByMobile = (body: CheckoutInput, key: string) =>
  answer(api.payByMobile({ body: body as api.MobileCheckoutDto, headers: once(key) }));

/** Without an amount the API answers 'Amount is required for cash payments'. */
const payByCash = (body: CheckoutInput, key: string) =>
  answer(api.payByCash({ body: body as api.CashCheckoutDto, headers: once(key) }));

/** The account is among the instructions of the payment methods. */
const payByBank = (body: CheckoutInput, key: string) =>
  answer(api.payByBank({ body: body as api.BankCheckoutDto, headers: once(key) }));

/** What the shop answers to a payment call; what is in it depends on what follows. */
type PaymentAnswer = {
  url?: string;
  data?: { paymentId?: string; orderId?: string };
};

/** The call of each method. */
export const PAYMENT_CALLS: Readonly<
  Record<PaymentMethod, (body: CheckoutInput, key: string) => Promise<PaymentAnswer>>
> = { card: createCheckoutSession, mobile: payByMobile, cash: payByCash, bank: payByBank };

/** Every way to pay that the shop knows; not all of them are offered. */
export const listPaymentMethods = (signal?: AbortSignal) =>
  answer(api.listPaymentMethods({ signal }), signal);

export const getPayment = (paymentId: string, signal?: AbortSignal) =>
  answer(api.getPayment({ path: { paymentId }, signal }), signal);

export const retryPayment = (paymentId: string, body: api.RetryPaymentDto, key: string) =>
  answer(api.retryPayment({ path: { paymentId }, body, headers: once(key) }));

export const confirmCheckout = (sessionId: string) => answer(api.confirmCheckout({ body: { sessionId } }));

export const getCheckoutStatus = (sessionId: string) =>
  answer(api.getCheckoutStatus({ body: { sessionId } }));
