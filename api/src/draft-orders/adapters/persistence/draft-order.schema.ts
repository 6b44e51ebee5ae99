import { defineEntity, p } from '@mikro-orm/core';
import type { KeptDraftQuote } from '../../domain/draft-quote.js';
import type { DraftState, DraftTerms } from '../../domain/draft-order.js';

export const draftOrderSchema = defineEntity({
  name: 'DraftOrder',
  tableName: 'draft_order',
  properties: {
    id: p.uuid().primary(),
    state: p.text().$type<DraftState>(),
    terms: p.json<DraftTerms>(),
    buyerId: p.uuid().nullable().index('draft_order_buyer_id_idx'),
    orderId: p.uuid().nullable(),
    quote: p.json<KeptDraftQuote>().nullable(),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime().index('draft_order_updated_at_idx'),
  },
});
