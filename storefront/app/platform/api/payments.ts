import * as api from '@duka/client';
import { answer } from './call';
import type { CheckoutInput } from './types';

const once = (key: string) => ({ 'Idempotency-Key': key });

export const previewCoupon = (body: api.CouponPreviewDto) => answer(api.previewCoupon({ body }));

export type QuoteRequest = api.CheckoutQuoteDto;

/** Today's figures by each way to pay; without products, the shopper's cart. */
export const quoteCheckout = (body: QuoteRequest) => answer(api.quoteCheckout({ body }));

/** Places an order by any way to pay; what is missing the API names in its own sentence. */
export const beginPayment = (body: CheckoutInput & { method?: string }, key: string) =>
  answer(api.beginPayment({ body: body as api.PaymentDto, headers: once(key) }));

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
