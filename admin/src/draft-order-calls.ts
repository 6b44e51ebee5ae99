import type {
  CheckoutQuoteAnswer,
  DraftOrderDto,
  PlaceDraftOrderDto,
  PlacedDraftOrderDto,
  SendDraftQuoteDto,
  SentDraftQuoteDto,
} from '@duka/client';
import { orderEditCalls } from './order-edit-calls';
import type { DraftTerms } from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

const pathOf = (id: unknown, of: string) => `/draft-orders/${encodeURIComponent(String(id))}/${of}`;

/** Orders by hand: what they cost today, placing them, and changing what was placed. */
export const draftOrderCalls = (get: Get, send: Send) => ({
  ...orderEditCalls(get, send),
  sendDraftQuote: async (id: unknown, quote: SendDraftQuoteDto, key: string) =>
    await send<SentDraftQuoteDto>('POST', pathOf(id, 'quote'), quote, { 'Idempotency-Key': key }),
  withdrawDraftQuote: (id: unknown) => send<DraftOrderDto>('DELETE', pathOf(id, 'quote'), undefined),
  quoteDraftOrder: async (terms: DraftTerms) =>
    (await send<CheckoutQuoteAnswer>('POST', '/draft-orders/quote', terms)).data,
  placeDraftOrder: (id: unknown, chosen: PlaceDraftOrderDto, key: string) =>
    send<PlacedDraftOrderDto>('POST', pathOf(id, 'place'), chosen, { 'Idempotency-Key': key }),
});
