import { defineEntity, p } from '@mikro-orm/core';
import type { ProposalState, Values } from '../../domain/proposal.js';

export const proposalSchema = defineEntity({
  name: 'Proposal',
  tableName: 'proposal',
  properties: {
    id: p.uuid().primary(),
    action: p.text(),
    subjectId: p.uuid().nullable(),
    subjectName: p.text(),
    subjectVersion: p.integer().nullable(),
    wanted: p.json<Values>(),
    before: p.json<Values>(),
    made: p.json<Values>(),
    reason: p.text(),
    state: p.text().$type<ProposalState>(),
    ownerId: p.uuid(),
    proposedBy: p.text(),
    createdAt: p.datetime(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});
