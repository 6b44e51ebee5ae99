import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { TakenFrom, type Retaking } from '../../application/retake-pieces.js';
import { DEFAULT_PLACE } from '../../domain/place.js';
import type { InventoryTables } from './tables.js';

@Injectable()
export class PostgresTakenFrom extends PostgresAdapter<InventoryTables> implements TakenFrom {
  async lock(
    { orderId, variantId }: Pick<Retaking, 'orderId' | 'variantId'>,
    placeId: string,
  ): Promise<number | undefined> {
    const hold = await this.tables()
      .selectFrom('stock_hold')
      .select((eb) => eb('quantity', '-', eb.ref('returned')).as('quantity'))
      .where((eb) => eb.and({ order_id: orderId, variant_id: variantId, state: 'committed' }))
      .forUpdate()
      .executeTakeFirst();
    if (!hold) return undefined;
    const others = await this.tables()
      .selectFrom('stock_taken')
      .select(['place_id', 'quantity'])
      .where((eb) => eb.and({ order_id: orderId, variant_id: variantId }))
      .execute();
    if (placeId !== DEFAULT_PLACE) return others.find(({ place_id }) => place_id === placeId)?.quantity ?? 0;
    return others.reduce((left, { quantity }) => left - quantity, hold.quantity);
  }

  async turn({ orderId, variantId, quantity, from, to }: Retaking): Promise<void> {
    const row = { order_id: orderId, variant_id: variantId };
    if (from !== DEFAULT_PLACE) {
      const emptied = await this.tables()
        .deleteFrom('stock_taken')
        .where((eb) => eb.and({ ...row, place_id: from, quantity }))
        .returning('place_id')
        .executeTakeFirst();
      if (!emptied)
        await this.tables()
          .updateTable('stock_taken')
          .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
          .where((eb) => eb.and({ ...row, place_id: from }))
          .execute();
    }
    if (to !== DEFAULT_PLACE)
      await this.tables()
        .insertInto('stock_taken')
        .values({ ...row, place_id: to, quantity })
        .onConflict((conflict) =>
          conflict
            .columns(['order_id', 'variant_id', 'place_id'])
            .doUpdateSet((eb) => ({ quantity: eb('stock_taken.quantity', '+', quantity) })),
        )
        .execute();
  }
}
