import type { AdminProductDto, ExplainedReceiptAnswer } from '@duka/client';
import simpleRest from 'ra-data-simple-rest';
import { appCalls } from './app-calls';
import { archiveCalls } from './archive-calls';
import { channelCalls } from './channel-calls';
import { proposalCalls } from './proposal-calls';
import {
  withLifecycleCallbacks,
  type DataProvider,
  type GetListParams,
  type GetManyParams,
} from 'react-admin';
import { download, httpClient, type Options } from './http-client';
import { inPieces, manyInPieces } from './in-pieces';
import { withPictures } from './pictures';
import { labels } from './labels';
import { parcelCalls } from './parcel-calls';
import { downloadCalls } from './download-calls';
import { fulfilmentCalls } from './fulfilment-calls';
import { reportCalls } from './report-calls';
import { shopPages } from './shop-pages';
import { productCalls } from './product-calls';
import { stockCalls } from './stock/calls';
import { productImports } from './product-imports';
import type {
  CouponRecord,
  CountedCartReminders,
  ExchangeRate,
  Health,
  Integrity,
  InvoiceRecord,
  MadeApiKey,
  OrderCounts,
  OrderDeliveries,
  OrderRecord,
  PermissionName,
  ReadyTaxRates,
  RefundAsk,
  RefundPreview,
  RefundRequest,
  Stats,
  TaxReport,
  Transition,
  UnpaidHold,
} from './records';
import { asSent, type Filter } from './sent-filter';
import { shopperCalls } from './shopper-calls';
import { draftOrderCalls } from './draft-order-calls';
import { creditCalls } from './credit-calls';
import { customerCalls } from './customer-calls';
import { connectionCalls } from './connection-calls';
import { letterCalls } from './letter-calls';
import { paperCalls } from './paper-calls';
import { oneWorth } from './discounts/one-worth';
import { discountCalls } from './discount-calls';
import { recordWrites } from './record-writes';
import { translationCalls } from './translation-calls';
import { webhookCalls } from './webhook-calls';

export const api = '/api/v1/admin';

const get = async <T>(path: string): Promise<T> => (await httpClient(`${api}${path}`)).json;
const send = async <T>(method: string, path: string, body: unknown, headers?: HeadersInit): Promise<T> => {
  const options: Options = { method, body: body instanceof FormData ? body : JSON.stringify(body) };
  if (headers) options.headers = headers;
  return (await httpClient(`${api}${path}`, options)).json;
};
/** First and last day. */
type TaxPeriod = { from: string; to: string };
const order = (id: unknown) => `/orders/${encodeURIComponent(String(id))}`;

/** `amount=12.5&lines=<variant>:2&lines=…&byHand=true` */
const asked = ({ amount, lines = [], byHand, asStoreCredit, fromDue, shares = [], cancels }: RefundAsk) =>
  new URLSearchParams([
    ...(amount === undefined ? [] : [['amount', String(amount)]]),
    ...lines.map(({ variantId, quantity }) => ['lines', `${variantId}:${quantity}`]),
    ...(byHand ? [['byHand', 'true']] : []),
    ...(asStoreCredit ? [['asStoreCredit', 'true']] : []),
    ...(fromDue ? [['fromDue', 'true']] : []),
    ...(cancels ? [['cancels', 'true']] : []),
    ...shares.map((share) => ['shares', `${share.tenderId}:${share.amount}`]),
  ]);

const rest = simpleRest(api, httpClient, 'X-Total-Count');

/** Said twice with one key, done once. */
const once = (key: string) => ({ 'Idempotency-Key': key });

/** What the shop can do besides lists and records. */
const actions = {
  stats: (from: string, to: string) => get<Stats>(`/stats?${new URLSearchParams({ from, to })}`),
  unpaidHolds: () => get<UnpaidHold[]>('/unpaid-holds'),
  orderCounts: (filter: object) =>
    get<OrderCounts>(`/orders/counts?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  orderDeliveries: () => get<OrderDeliveries>('/orders/deliveries'),
  transitionOrder: (id: unknown, body: Transition, key: string) =>
    send<OrderRecord>('POST', `${order(id)}/transitions`, body, once(key)),
  explainedReceipt: async (id: unknown) => {
    const { data } = await get<ExplainedReceiptAnswer>(`${order(id)}/receipt`);
    return data;
  },
  refundPreview: (id: unknown, ask: RefundAsk) =>
    get<RefundPreview>(`${order(id)}/refund-preview?${asked(ask)}`),
  refundOrder: (id: unknown, body: RefundRequest, key: string) =>
    send<OrderRecord>('POST', `${order(id)}/refunds`, body, once(key)),
  refundHandedOver: (id: unknown, refund: string, key: string) =>
    send<OrderRecord>(
      'POST',
      `${order(id)}/refunds/${encodeURIComponent(refund)}/handed-over`,
      {},
      once(key),
    ),
  decideRefund: (id: unknown, request: string, decision: 'approval' | 'rejection', key: string) =>
    send<OrderRecord>(
      'POST',
      `${order(id)}/refund-requests/${encodeURIComponent(request)}/${decision}`,
      {},
      once(key),
    ),
  stepReturn: (id: string, step: string, body: object, key: string) =>
    send('POST', `/returns/${encodeURIComponent(id)}/${step}`, body, once(key)),
  settleWithdrawal: (id: string, key: string) =>
    send('POST', `/withdrawals/${encodeURIComponent(id)}/settlement`, {}, once(key)),
  permissions: () => get<PermissionName[]>('/permissions'),
  keyScopes: () => get<PermissionName[]>('/api-keys/scopes'),
  rotateKey: (id: unknown, overlapHours: number) =>
    send<MadeApiKey>('POST', `/api-keys/${encodeURIComponent(String(id))}/rotation`, { overlapHours }),
  ...appCalls(get, send),
  ...{ ...proposalCalls(get, send), ...channelCalls(get, send) },
  ...{ ...webhookCalls(get, send), ...discountCalls(api, get, send) },
  ...{ ...connectionCalls(get, send), ...draftOrderCalls(get, send), ...creditCalls(send) },
  ...{ ...translationCalls(get, send), ...customerCalls(get, send) },
  ...{ ...letterCalls(get, send), ...paperCalls(api, get, send) },
  retryJob: (id: string) => send<{ id: string }>('POST', `/jobs/${encodeURIComponent(id)}/retry`, {}),
  retryJobs: () => send<{ retried: number }>('POST', '/jobs/retry', {}),
  health: () => get<Health>('/health'),
  integrity: () => get<Integrity>('/integrity'),
  registerInvoice: (id: unknown) =>
    send<InvoiceRecord>('POST', `/invoices/${encodeURIComponent(String(id))}/registration`, {}),
  addressInvoice: (id: unknown, to: { participant: string; buyerReference: string }) =>
    send<InvoiceRecord>('PUT', `/invoices/${encodeURIComponent(String(id))}/e-invoice-address`, to),
  sendInvoice: (id: unknown, to: { participant: string; buyerReference: string }) =>
    send<InvoiceRecord>('POST', `/invoices/${encodeURIComponent(String(id))}/sending`, to),
  invoicePdf: (id: unknown, name: string) =>
    download(`${api}/invoices/${encodeURIComponent(String(id))}/pdf`, name),
  creditNotesPdf: (id: unknown, name: string) =>
    download(`${api}/invoices/${encodeURIComponent(String(id))}/credit-notes.pdf`, name),
  /** A `paper` is `e-invoice.xml` or `e-invoice.pdf`, of a credit note behind its number. */
  eInvoice: (id: unknown, paper: string, name: string) =>
    download(`${api}/invoices/${encodeURIComponent(String(id))}/${paper}`, name),
  ...productCalls(get, send),
  taxReport: (period: TaxPeriod) => get<TaxReport>(`/tax-report?${new URLSearchParams(period)}`),
  taxReportCsv: (period: TaxPeriod) =>
    download(
      `${api}/tax-report/export.csv?${new URLSearchParams(period)}`,
      `taxes-${period.from}-${period.to}.csv`,
    ),
  cartReminders: () => get<CountedCartReminders>('/cart-reminders'),
  exchangeRates: () => get<ExchangeRate[]>('/exchange-rates'),
  acceptExchangeRate: (code: string, rate: number) =>
    send<ExchangeRate[]>('POST', `/exchange-rates/${encodeURIComponent(code)}/accept`, { rate }),
  readyTaxRates: () => get<ReadyTaxRates[]>('/ready-tax-rates'),
  exportCsv: (resource: string, filter: object, sort: readonly [string, string]) => {
    const query = new URLSearchParams({ filter: JSON.stringify(asSent(filter)), sort: JSON.stringify(sort) });
    return download(`${api}/${resource}/export.csv?${query}`, `${resource}.csv`);
  },
  ...{ ...reportCalls, ...shopperCalls, ...archiveCalls },
  ...shopPages,
  ...productImports,
  ...stockCalls(get, send),
  ...labels,
  ...parcelCalls,
  ...fulfilmentCalls,
  ...downloadCalls,
  /** Its products go to the category `moveTo`; one that is empty needs none. */
  deleteCategory: (id: string, moveTo: string) =>
    send<{ id: string }>(
      'DELETE',
      `/categories/${encodeURIComponent(id)}${moveTo ? `?${new URLSearchParams({ moveTo })}` : ''}`,
      undefined,
    ),
  call: send,
};

type ProductData = Partial<AdminProductDto>;

/** A list of any length: longer ones than the server gives at once are fetched in pieces. */
const getList = (resource: string, params: GetListParams) =>
  inPieces(
    (page, perPage) =>
      rest.getList(resource, {
        ...params,
        filter: asSent(params.filter as Filter | undefined),
        pagination: { page, perPage },
      }),
    params.pagination,
  );

const getMany = (resource: string, params: GetManyParams) =>
  manyInPieces((ids) => rest.getMany(resource, { ...params, ids }), params.ids);

/** The shop counts the main category among those that a product is in; a form asks for the others alone. */
const besides = (product: ProductData): Promise<ProductData> => {
  const { category, categories } = product;
  const others = categories?.filter((one) => one.toLowerCase() !== category?.toLowerCase());
  return Promise.resolve(others ? { ...product, categories: others } : product);
};

const writes = recordWrites(api, rest);

const base = { ...rest, getList, getMany, ...writes, ...actions } as DataProvider;

export type ShopDataProvider = DataProvider & typeof actions;

/** react-admin's dialect of the admin API; new pictures travel as data URLs. */
export const dataProvider = withLifecycleCallbacks(base, [
  { resource: 'coupons', beforeSave: (data: Partial<CouponRecord>) => Promise.resolve(oneWorth(data)) },
  { resource: 'products', beforeSave: withPictures, afterRead: besides, afterSave: besides },
  { resource: 'categories', beforeSave: withPictures },
]) as ShopDataProvider;
