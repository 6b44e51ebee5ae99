import { defineEntity, p } from '@mikro-orm/core';
import type { FiscalKind, RegistrationState } from '../../domain/fiscal.js';

export const fiscalRegistrationSchema = defineEntity({
  name: 'FiscalRegistration',
  tableName: 'fiscal_registration',
  indexes: [{ name: 'fiscal_registration_order_idx', properties: ['orderId', 'number'] }],
  properties: {
    /** That of the invoice or credit note. */
    id: p.uuid().primary(),
    kind: p.text().$type<FiscalKind>(),
    orderId: p.uuid(),
    number: p.text().unique('fiscal_registration_number_key'),
    authority: p.text(),
    state: p.text().$type<RegistrationState>(),
    reason: p.text().default(''),
    fiscalNumber: p.text().nullable(),
    verification: p.text().nullable(),
    qr: p.text().nullable(),
    reference: p.text().nullable(),
    tries: p.integer().default(0),
    nextTryAt: p.datetime(),
    /** Somebody sends it now. */
    heldUntil: p.datetime().nullable(),
    registeredAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
