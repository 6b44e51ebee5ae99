import { defineEntity, p } from '@mikro-orm/core';
import type { WithdrawalState, WithdrawnLine } from '../../domain/withdrawal.js';

export const withdrawalSchema = defineEntity({
  name: 'Withdrawal',
  tableName: 'withdrawal',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().nullable(),
    orderNumber: p.text(),
    name: p.text(),
    email: p.text(),
    items: p.text().default(''),
    lines: p.json<WithdrawnLine[]>().defaultRaw("'[]'::jsonb"),
    state: p.text().$type<WithdrawalState>(),
    statement: p.text(),
    receivedAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
