import * as api from '@duka/client';
import { orderAccess } from '../session/order-link';
import { type Extra, answer } from './call';

type OrderQuery = NonNullable<api.ListMyOrdersData['query']>;

export const listMyOrders = (query: OrderQuery, signal?: AbortSignal) =>
  answer(api.listMyOrders({ query, signal }), signal);

/** What the caller ordered in the shop that this one has moved from. */
export const listMyEarlierOrders = (page: number, signal?: AbortSignal) =>
  answer(api.listMyEarlierOrders({ query: { page, limit: 10 }, signal }), signal);

export const getOrder = (id: string, signal?: AbortSignal) =>
  answer(api.getOrder({ ...orderAccess(), path: { id }, signal }), signal);

/** How the price of an order came about. */
export const getReceipt = (id: string, signal?: AbortSignal) =>
  answer(api.getReceipt({ ...orderAccess(), path: { id }, signal }), signal);

export const getTracking = (id: string, signal?: AbortSignal) =>
  answer(api.getTracking({ ...orderAccess(), path: { id }, signal }), signal);

export const previewCancel = (id: string) => answer(api.previewCancel({ ...orderAccess(), path: { id } }));

export const cancelOrder = (id: string, body: api.CancelOrderDto, key: string) =>
  answer(api.cancelOrder({ ...orderAccess(key), path: { id }, body }));

export const leaveFeedback = (id: string, body: api.FeedbackDto) =>
  answer(api.leaveFeedback({ path: { id }, body }));

/** The files of an order, with the links that download them. */
export const listMyDownloads = (id: string, signal?: AbortSignal) =>
  answer(api.listMyDownloads({ ...orderAccess(), path: { id }, signal }), signal);

/** What the link of a mail leads to; to look takes no use. */
export const openDownload = (token: string, extra: Extra = {}) =>
  answer(api.openDownload({ path: { token }, ...extra }), extra.signal);

/** By which ways what is due now of a waiting order may be paid. */
export const listWaysToPayOrder = (id: string, signal?: AbortSignal) =>
  answer(api.listWaysToPayOrder({ ...orderAccess(), path: { id }, signal }), signal);

export const payWaitingOrder = (id: string, body: api.PayWaitingOrderDto) =>
  answer(api.payWaitingOrder({ ...orderAccess(), path: { id }, body }));
