import { defineEntity, p } from '@mikro-orm/core';
import type { ProductValues, ProposalState } from '../../domain/proposal.js';

export const proposalSchema = defineEntity({
  name: 'Proposal',
  tableName: 'proposal',
  properties: {
    id: p.uuid().primary(),
    productId: p.uuid(),
    productName: p.text(),
    wanted: p.json<ProductValues>(),
    before: p.json<ProductValues>(),
    reason: p.text(),
    state: p.text().$type<ProposalState>(),
    ownerId: p.uuid(),
    proposedBy: p.text(),
    createdAt: p.datetime(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});
