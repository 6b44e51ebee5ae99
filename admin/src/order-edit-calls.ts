import type {
  EditOrder,
  OpenReturn,
  OrderEdit,
  OrderEditMade,
  OrderEditPreview,
  OrderEditTerms,
  ReturnRecord,
} from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

const of = (order: unknown) => `/orders/${encodeURIComponent(String(order))}`;

/** Changes and returns of placed orders; said twice with one key, done once. */
export const orderEditCalls = (get: Get, send: Send) => ({
  orderEdits: (order: unknown) => get<OrderEdit[]>(`${of(order)}/edits`),
  previewOrderEdit: (order: unknown, terms: OrderEditTerms) =>
    send<OrderEditPreview>('POST', `${of(order)}/edit-preview`, terms),
  editOrder: (order: unknown, change: EditOrder, key: string) =>
    send<OrderEditMade>('POST', `${of(order)}/edits`, change, { 'Idempotency-Key': key }),
  openReturn: (order: unknown, asked: OpenReturn, key: string) =>
    send<ReturnRecord>('POST', `${of(order)}/returns`, asked, { 'Idempotency-Key': key }),
});
