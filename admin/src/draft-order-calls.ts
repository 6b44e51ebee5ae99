import type { CheckoutQuoteAnswer, PlaceDraftOrderDto, PlacedDraftOrderDto } from '@duka/client';
import type { DraftTerms } from './records';

type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

/** Orders by hand: what they cost today, and placing them. */
export const draftOrderCalls = (send: Send) => ({
  quoteDraftOrder: async (terms: DraftTerms) =>
    (await send<CheckoutQuoteAnswer>('POST', '/draft-orders/quote', terms)).data,
  placeDraftOrder: (id: unknown, chosen: PlaceDraftOrderDto, key: string) =>
    send<PlacedDraftOrderDto>('POST', `/draft-orders/${encodeURIComponent(String(id))}/place`, chosen, {
      'Idempotency-Key': key,
    }),
});
