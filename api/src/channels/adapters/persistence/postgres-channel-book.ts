import { Injectable } from '@nestjs/common';
import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ChannelBook, type ChannelItem, type ChannelSums, type DueProduct } from '../../application/ports.js';
import type { channelDueSchema, channelItemSchema, channelSchema } from './channel.schema.js';

type ChannelTables = Tables<
  | typeof channelSchema
  | typeof channelDueSchema
  | typeof channelItemSchema
  | typeof productSchema
  | typeof variantSchema
>;

const MOST_OLD = 500;
const SHOWN_REFUSALS = 3;

@Injectable()
export class PostgresChannelBook extends ChannelBook {
  constructor(private readonly database: Database) {
    super();
  }

  override async reading(channel: string, target: string): Promise<number | undefined> {
    const row = await this.tables()
      .selectFrom('channel')
      .select(['position', 'target'])
      .where('name', '=', channel)
      .forUpdate()
      .executeTakeFirst();
    return row?.target === target ? row.position : undefined;
  }

  override async haveRead(channel: string, target: string, position: number): Promise<void> {
    await this.tables()
      .insertInto('channel')
      .values({ name: channel, target, position })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ target, position }))
      .execute();
  }

  override async due(channel: string, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    await this.tables()
      .insertInto('channel_due')
      .values(productIds.toSorted().map((product_id) => ({ channel, product_id, due_at: NOW })))
      .onConflict((conflict) => conflict.columns(['channel', 'product_id']).doUpdateSet({ due_at: NOW }))
      .execute();
  }

  override async allDue(channel: string): Promise<void> {
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
      .onConflict((conflict) => conflict.columns(['channel', 'product_id']).doUpdateSet({ due_at: NOW }))
      .execute();
  }

  override async oldDue(channel: string, seconds: number): Promise<void> {
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

  override async claim(channel: string, most: number, seconds: number): Promise<DueProduct[]> {
    const rows = await this.tables()
      .updateTable('channel_due')
      // as fine as a lease is read
      .set(({ fn, val }) => ({ due_at: fn<string>('date_trunc', [val('milliseconds'), fromNow(seconds)]) }))
      .where('channel', '=', channel)
      .where('product_id', 'in', ({ selectFrom }) =>
        selectFrom('channel_due')
          .select('product_id')
          .where('channel', '=', channel)
          .where('due_at', '<=', NOW)
          .orderBy('due_at')
          .orderBy('product_id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['product_id as productId', 'due_at as lease'])
      .execute();
    return rows;
  }

  override async done(channel: string, { productId, lease }: DueProduct): Promise<void> {
    await this.tables()
      .deleteFrom('channel_due')
      .where('channel', '=', channel)
      .where('product_id', '=', productId)
      .where('due_at', '=', lease)
      .execute();
  }

  override async items(channel: string, productIds: readonly string[]): Promise<ChannelItem[]> {
    if (productIds.length === 0) return [];
    return this.tables()
      .selectFrom('channel_item')
      .select(['variant_id as variantId', 'product_id as productId', 'state', 'message'])
      .where('channel', '=', channel)
      .where('product_id', 'in', [...productIds])
      .execute();
  }

  override async save(channel: string, item: ChannelItem): Promise<void> {
    const { variantId, productId, state, message } = item;
    const said = { product_id: productId, state, message, told_at: NOW };
    await this.tables()
      .insertInto('channel_item')
      .values({ channel, variant_id: variantId, ...said })
      .onConflict((conflict) => conflict.columns(['channel', 'variant_id']).doUpdateSet(said))
      .execute();
  }

  override async remove(channel: string, variantId: string): Promise<void> {
    await this.tables()
      .deleteFrom('channel_item')
      .where('channel', '=', channel)
      .where('variant_id', '=', variantId)
      .execute();
  }

  override async sums(channel: string): Promise<ChannelSums> {
    const counted = await this.tables()
      .selectFrom('channel_item')
      .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
      .where('channel', '=', channel)
      .groupBy('state')
      .execute();
    const { due } = await this.tables()
      .selectFrom('channel_due')
      .select((eb) => eb.fn.countAll<number>().as('due'))
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow();
    const refusals = await this.tables()
      .selectFrom('channel_item as i')
      .innerJoin('variant as v', 'v.id', 'i.variant_id')
      .select(['v.sku', 'i.message'])
      .where('i.channel', '=', channel)
      .where('i.state', '=', 'refused')
      .orderBy('i.told_at', 'desc')
      .orderBy('v.sku')
      .limit(SHOWN_REFUSALS)
      .execute();
    const of = (state: ChannelItem['state']) =>
      Number(counted.find((one) => one.state === state)?.count ?? 0);
    const [taken, refused, waiting] = [of('taken'), of('refused'), of('waiting')];
    return { taken, refused, waiting, due: Number(due), refusals };
  }

  private tables() {
    return this.database.sql<ChannelTables>();
  }
}
