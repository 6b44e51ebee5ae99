import * as api from '@duka/client';
import { answer } from './call';
import type { Order, OrderSummary, TrackingEvent } from './order-types';
import type { Page } from './types';

type OrderPage = { data: OrderSummary[]; meta: Page; counts: Record<string, number> };
type OrderQuery = NonNullable<api.ListMyOrdersData['query']>;

export const listMyOrders = (query: OrderQuery, signal?: AbortSignal): Promise<OrderPage> =>
  answer(api.listMyOrders({ query, signal }), signal);

export const getOrder = (id: string, signal?: AbortSignal): Promise<{ data: Order }> =>
  answer(api.getOrder({ path: { id }, signal }), signal);

type Tracking = { trackingEvents: TrackingEvent[]; estimated: boolean };

export const getTracking = (id: string, signal?: AbortSignal): Promise<Tracking> =>
  answer(api.getTracking({ path: { id }, signal }), signal);

/** What comes back when the order is cancelled: in all, and for the pieces of each line. */
export type CancelPreview = {
  refund: number;
  message: string;
  lines: { variantId: string; name: string; quantity: number; amount: number }[];
};

export const previewCancel = (id: string): Promise<{ data: CancelPreview }> =>
  answer(api.previewCancel({ path: { id } }));

export const cancelOrder = (id: string, reason?: string): Promise<{ message?: string; data: Order }> =>
  answer(api.cancelOrder({ path: { id }, body: { reason } }));

export type FeedbackInput = {
  rating: number;
  comment: string;
  items: { productId: string; rating: number; comment: string }[];
};

export const leaveFeedback = (id: string, body: FeedbackInput): Promise<{ message?: string }> =>
  answer(api.leaveFeedback({ path: { id }, body }));
