import { callApi } from './call';
import type { Order, OrderSummary, TrackingEvent } from './order-types';
import type { Page } from './types';

const order = (id: string) => `/orders/${encodeURIComponent(id)}`;

export const listMyOrders = (
  query: { status?: string; page?: number; limit?: number },
  signal?: AbortSignal,
) =>
  callApi<{ data: OrderSummary[]; meta: Page; counts: Record<string, number> }>('/orders/all', {
    query,
    signal,
  });

export const getOrder = (id: string, signal?: AbortSignal) => callApi<{ data: Order }>(order(id), { signal });

export const getTracking = (id: string, signal?: AbortSignal) =>
  callApi<{ trackingEvents: TrackingEvent[]; estimated: boolean }>(`${order(id)}/tracking`, { signal });

export const previewCancel = (id: string) =>
  callApi<{ data: { refund: number; method: string; message: string } }>(`${order(id)}/cancel-preview`);

export const cancelOrder = (id: string, reason?: string) =>
  callApi<{ message?: string; data: Order }>(`${order(id)}/cancel`, { method: 'PUT', body: { reason } });

export type FeedbackInput = {
  rating: number;
  comment: string;
  items: { productId: string; rating: number; comment: string }[];
};

export const leaveFeedback = (id: string, body: FeedbackInput) =>
  callApi<{ message?: string }>(`${order(id)}/feedback`, { method: 'POST', body });
