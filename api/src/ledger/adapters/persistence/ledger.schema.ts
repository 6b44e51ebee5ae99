import { defineEntity, p } from '@mikro-orm/core';
import type { ActorKind, EntryType, Provider } from '../../domain/entry.js';

export const ledgerTransactionSchema = defineEntity({
  name: 'LedgerTransaction',
  tableName: 'ledger_transaction',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().nullable(),
    tenderId: p.uuid().nullable(),
    attemptId: p.uuid().nullable(),
    refundId: p.uuid().nullable(),
    type: p.text().$type<EntryType>(),
    provider: p.text().$type<Provider>(),
    providerObjectId: p.text(),
    actorKind: p.text().$type<ActorKind>(),
    actorId: p.uuid().nullable(),
    occurredAt: p.datetime(),
  },
  uniques: [
    {
      name: 'ledger_transaction_provider_provider_object_id_type_key',
      properties: ['provider', 'providerObjectId', 'type'],
    },
  ],
});

export const ledgerPostingSchema = defineEntity({
  name: 'LedgerPosting',
  tableName: 'ledger_posting',
  properties: {
    id: p.uuid().primary(),
    transactionId: p.uuid(),
    account: p.text(),
    amountCents: p.bigint('number'),
    currency: p.character().length(3),
  },
});
