import { callApi } from './call';
import type { CheckoutInput, PaymentMethod, PaymentState, Quote } from './order-types';

type Message = { message?: string };
const slow = { method: 'POST', timeout: 30_000 } as const;
const once = (key: string) => ({ 'Idempotency-Key': key });

export const previewCoupon = (body: { code?: string; products?: CheckoutInput['products'] }) =>
  callApi<{ data: Quote }>('/coupons/preview', { method: 'POST', body });

export const createCheckoutSession = (body: CheckoutInput, key: string) =>
  callApi<
    Message & { id: string; url: string; data: { orderId: string; paymentId: string; holdExpiresAt: string } }
  >('/payments/create-checkout-session', { ...slow, body, headers: once(key) });

export const payByMobile = (body: CheckoutInput, key: string) =>
  callApi<Message & { data: { orderId: string; paymentId: string; status: PaymentState['status'] } }>(
    '/payments/mobile',
    { ...slow, body, headers: once(key) },
  );

export type CashAnswer = {
  orderId: string;
  status: string;
  amountDueNow: number;
  amountOnDelivery: number;
  currency: string;
  nextAction: 'none' | 'redirect';
  url?: string;
};

export const payByCash = (body: CheckoutInput, key: string) =>
  callApi<Message & { data: CashAnswer }>('/payments/cash', { ...slow, body, headers: once(key) });

export const getPayment = (paymentId: string, signal?: AbortSignal) =>
  callApi<{ data: PaymentState }>(`/payments/${encodeURIComponent(paymentId)}`, { signal });

export const retryPayment = (paymentId: string, body: { mobileNumber?: string }, key: string) =>
  callApi<
    Message & { data: { orderId: string; paymentId: string; status: PaymentState['status']; url?: string } }
  >(`/payments/${encodeURIComponent(paymentId)}/retry`, { ...slow, body, headers: once(key) });

export type ConfirmAnswer = Message & {
  transactionId: string;
  amountPaid: number;
  data: { orderId: string; status: 'paid' | 'processing'; paymentMethod: PaymentMethod };
};

export const confirmCheckout = (sessionId: string) =>
  callApi<ConfirmAnswer>('/payments/checkout-success', { ...slow, body: { sessionId } });
