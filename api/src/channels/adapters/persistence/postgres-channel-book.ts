import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { ChannelBook, type ChannelItem, type DueProduct } from '../../application/ports.js';
import type { ChannelTables } from './channel-tables.js';
import { AGAIN, untilIn, type Due } from './leases.js';

const MOST_OLD = 500;

@Injectable()
export class PostgresChannelBook extends PostgresAdapter<ChannelTables> implements ChannelBook {
  async reading(channel: string, target: string): Promise<number | undefined> {
    const row = await this.tables()
      .selectFrom('channel')
      .select(['position', 'target'])
      .where('name', '=', channel)
      .forUpdate()
      .executeTakeFirst();
    return row?.target === target ? row.position : undefined;
  }

  async haveRead(channel: string, target: string, position: number): Promise<void> {
    await this.tables()
      .insertInto('channel')
      .values({ name: channel, target, position })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ target, position }))
      .execute();
  }

  async due(channel: string, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    await this.tables()
      .insertInto('channel_due')
      .values(productIds.toSorted().map((product_id) => ({ channel, product_id, due_at: NOW })))
      .onConflict((conflict) => conflict.columns(['channel', 'product_id']).doUpdateSet(AGAIN))
      .execute();
  }

  async allDue(channel: string): Promise<void> {
    await this.tables()
      .insertInto('channel_due')
      .columns(['channel', 'product_id', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('product')
              .select('id')
              .where('status', '=', 'active')
              .union(eb.selectFrom('channel_item').select('product_id as id').where('channel', '=', channel))
              .as('told'),
          )
          .select([eb.val(channel).as('channel'), 'told.id as product_id', NOW.as('due_at')]),
      )
      .onConflict((conflict) => conflict.columns(['channel', 'product_id']).doUpdateSet(AGAIN))
      .execute();
  }

  async oldDue(channel: string, seconds: number): Promise<void> {
    const old = await this.tables()
      .selectFrom('channel_item')
      .select('product_id')
      .distinct()
      .where('channel', '=', channel)
      .where('told_at', '<', fromNow(-seconds))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('channel_due')
              .select('channel_due.product_id')
              .where('channel_due.channel', '=', channel)
              .whereRef('channel_due.product_id', '=', 'channel_item.product_id'),
          ),
        ),
      )
      .limit(MOST_OLD)
      .execute();
    await this.due(
      channel,
      old.map(({ product_id: id }) => id),
    );
  }

  async claim(channel: string, most: number, seconds: number): Promise<DueProduct[]> {
    const rows = await this.tables()
      .with(
        (cte) => cte('free').materialized(),
        (db) =>
          db
            .selectFrom('channel_due')
            .select('product_id')
            .where('channel', '=', channel)
            .where('due_at', '<=', NOW)
            .orderBy('due_at')
            .orderBy('product_id')
            .limit(most)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('channel_due')
      .set((eb) => ({ ...untilIn(seconds, eb), is_claimed: true, has_changed: false }))
      .where('channel', '=', channel)
      .where('product_id', 'in', ({ selectFrom }) => selectFrom('free').select('free.product_id'))
      .returning(['product_id as productId', 'due_at as lease'])
      .execute();
    return rows;
  }

  renew(channel: string, { productId, lease }: DueProduct, seconds: number): Promise<DueProduct | undefined> {
    return this.tables()
      .updateTable('channel_due')
      .set((eb) => untilIn(seconds, eb))
      .where('channel', '=', channel)
      .where('product_id', '=', productId)
      .where('due_at', '=', lease)
      .returning(['product_id as productId', 'due_at as lease'])
      .executeTakeFirst();
  }

  async done(channel: string, product: DueProduct): Promise<void> {
    const held = (eb: Due) => eb.and({ channel, product_id: product.productId, due_at: product.lease });
    await this.tables().deleteFrom('channel_due').where(held).where('has_changed', '=', false).execute();
    await this.tables()
      .updateTable('channel_due')
      .set({ due_at: NOW, is_claimed: false, has_changed: false })
      .where(held)
      .execute();
  }

  async putBack(channel: string, products: readonly DueProduct[]): Promise<void> {
    for (const { productId, lease } of products)
      await this.tables()
        .updateTable('channel_due')
        .set((eb) => ({
          due_at: eb.case().when('has_changed', '=', true).then(NOW).else(eb.ref('due_at')).end(),
          is_claimed: false,
          has_changed: false,
        }))
        .where('channel', '=', channel)
        .where('product_id', '=', productId)
        .where('due_at', '=', lease)
        .execute();
  }

  async items(channel: string, productIds: readonly string[]): Promise<ChannelItem[]> {
    if (productIds.length === 0) return [];
    return this.tables()
      .selectFrom('channel_item')
      .select(['variant_id as variantId', 'product_id as productId', 'state', 'message', 'told_as as toldAs'])
      .where('channel', '=', channel)
      .where('product_id', 'in', [...productIds])
      .execute();
  }

  async save(channel: string, item: ChannelItem): Promise<void> {
    const { variantId, productId, state, message, toldAs } = item;
    const said = { product_id: productId, state, message, told_as: toldAs, told_at: NOW };
    await this.tables()
      .insertInto('channel_item')
      .values({ channel, variant_id: variantId, ...said })
      .onConflict((conflict) => conflict.columns(['channel', 'variant_id']).doUpdateSet(said))
      .execute();
  }

  async remove(channel: string, variantId: string): Promise<void> {
    await this.tables()
      .deleteFrom('channel_item')
      .where('channel', '=', channel)
      .where('variant_id', '=', variantId)
      .execute();
  }

  async opened(channel: string, failure: string): Promise<void> {
    await this.tables()
      .updateTable('channel')
      .set({ failure, failed_at: failure === '' ? null : NOW })
      .where('name', '=', channel)
      .where('failure', '!=', failure)
      .execute();
  }
}
