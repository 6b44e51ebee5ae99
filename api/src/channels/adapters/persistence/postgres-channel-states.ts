import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import {
  ChannelStates,
  type ChannelItem,
  type ChannelState,
  type ChannelSums,
} from '../../application/ports.js';
import type { ChannelTables } from './channel-tables.js';

const SHOWN_REFUSALS = 3;
const SHOWN_FAILED = 50;

@Injectable()
export class PostgresChannelStates extends PostgresAdapter<ChannelTables> implements ChannelStates {
  async sums(channel: string): Promise<ChannelSums> {
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

  async state(channel: string): Promise<ChannelState> {
    const row = await this.tables()
      .selectFrom('channel')
      .select(['failure', 'failed_at'])
      .where('name', '=', channel)
      .executeTakeFirst();
    const { told } = await this.tables()
      .selectFrom('channel_item')
      .select((eb) => eb.fn.max('told_at').as('told'))
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow();
    const failed = await this.tables()
      .selectFrom('channel_item as i')
      .innerJoin('variant as v', 'v.id', 'i.variant_id')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .select(['i.variant_id as variantId', 'i.product_id as productId', 'v.sku', 'p.name', 'i.state'])
      .select(['i.message', 'i.told_at as toldAt'])
      .where('i.channel', '=', channel)
      .where('i.state', 'in', ['refused', 'waiting'])
      .orderBy('i.told_at', 'desc')
      .orderBy('v.sku')
      .limit(SHOWN_FAILED)
      .execute();
    return {
      ...(await this.sums(channel)),
      ...{
        failure: row?.failure ?? '',
        toldAt: isoOrNull(told),
        failedAt: isoOrNull(row?.failed_at ?? null),
      },
      failed: failed.flatMap(({ state, toldAt, ...one }) =>
        state === 'taken' ? [] : [{ ...one, state, toldAt: new Date(toldAt).toISOString() }],
      ),
    };
  }
}
