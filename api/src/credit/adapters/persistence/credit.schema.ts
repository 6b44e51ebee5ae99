import { defineEntity, p } from '@mikro-orm/core';
import type { CreditEntryType, CreditKind } from '../../domain/credit.js';

/** `balance_cents` is written by guarded statements alone, each with an entry. */
export const creditSchema = defineEntity({
  name: 'Credit',
  tableName: 'credit',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<CreditKind>(),
    codeHash: p.text().nullable().unique('credit_code_hash_key'),
    lastFour: p.text().nullable(),
    accountId: p.uuid().nullable(),
    /** Of store credit that went into that of another account: where what comes for it goes. */
    movedTo: p.uuid().nullable(),
    currency: p.character().length(3),
    balanceCents: p.bigint('number'),
    isDisabled: p.boolean().default(false),
    expiresAt: p.datetime().nullable(),
    note: p.text().default(''),
    version: p.integer().default(1),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'credit_account_id_currency_key', properties: ['accountId', 'currency'] }],
});

export const creditEntrySchema = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entry',
  properties: {
    id: p.uuid().primary(),
    creditId: p.uuid(),
    type: p.text().$type<CreditEntryType>(),
    amountCents: p.bigint('number'),
    reference: p.text(),
    orderId: p.uuid().nullable(),
    reason: p.text().default(''),
    actorKind: p.text(),
    actorId: p.uuid().nullable(),
    occurredAt: p.datetime(),
  },
  uniques: [{ name: 'credit_entry_type_reference_key', properties: ['type', 'reference'] }],
});

/** What was bought is never changed; whom it is for may be. */
export const cardHandoverSchema = defineEntity({
  name: 'CardHandover',
  tableName: 'card_handover',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().nullable(),
    line: p.integer().nullable(),
    piece: p.integer().nullable(),
    variantId: p.uuid().nullable(),
    faceCents: p.bigint('number').nullable(),
    paidCents: p.bigint('number').nullable(),
    currency: p.character().length(3).nullable(),
    email: p.text(),
    name: p.text().default(''),
    message: p.text().default(''),
    sender: p.text().default(''),
    language: p.text().nullable(),
    sendOn: p.text().nullable(),
    creditId: p.uuid().nullable().unique('card_handover_credit_id_key'),
    sealedCode: p.text().nullable(),
    mailedAt: p.datetime().nullable(),
    takenBackAt: p.datetime().nullable(),
    isForgotten: p.boolean().default(false),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'card_handover_order_id_line_piece_key', properties: ['orderId', 'line', 'piece'] }],
});
