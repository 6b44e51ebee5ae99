import { defineEntity, p } from '@mikro-orm/core';
import type { LeavingPieces } from '../../domain/order-edit.js';
import type { Actor } from '../../domain/snapshots.js';

export const orderEditSchema = defineEntity({
  name: 'OrderEdit',
  tableName: 'order_edit',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid().index('order_edit_order_id_idx'),
    newOrderId: p.uuid().unique('order_edit_new_order_id_key'),
    returnId: p.uuid().nullable(),
    leaving: p.json<LeavingPieces[]>(),
    worthCents: p.bigint('number'),
    movedCents: p.bigint('number'),
    currency: p.character().length(3),
    actorKind: p.text().$type<Actor['kind']>(),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
    completedAt: p.datetime().nullable(),
  },
});
