import type { CheckoutQuoteAnswer, PlaceDraftOrderDto, PlacedDraftOrderDto } from '@duka/client';
import { orderEditCalls } from './order-edit-calls';
import type { DraftTerms } from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

/** Orders by hand: what they cost today, placing them, and changing what was placed. */
export const draftOrderCalls = (get: Get, send: Send) => ({
  ...orderEditCalls(get, send),
  quoteDraftOrder: async (terms: DraftTerms) =>
    (await send<CheckoutQuoteAnswer>('POST', '/draft-orders/quote', terms)).data,
  placeDraftOrder: (id: unknown, chosen: PlaceDraftOrderDto, key: string) =>
    send<PlacedDraftOrderDto>('POST', `/draft-orders/${encodeURIComponent(String(id))}/place`, chosen, {
      'Idempotency-Key': key,
    }),
});
