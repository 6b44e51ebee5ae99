import { Injectable } from '@nestjs/common';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import { Clock } from '../../../kernel/clock.js';
import type { PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Favorites } from '../../application/ports.js';
import type { favoriteSchema } from './favorite.schema.js';

@Injectable()
export class PostgresFavorites
  extends PostgresAdapter<Tables<typeof favoriteSchema | typeof productSchema>>
  implements Favorites
{
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async page(accountId: string, { page, limit }: PageRequest): Promise<{ ids: string[]; total: number }> {
    const own = this.tables()
      .selectFrom('favorite')
      .innerJoin('product', 'product.id', 'favorite.product_id')
      .where('favorite.account_id', '=', accountId)
      .where('product.status', '=', 'active');
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .select('favorite.product_id as id')
      .orderBy('favorite.created_at', 'desc')
      .orderBy('favorite.product_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { ids: rows.map(({ id }) => id), total };
  }

  async save(accountId: string, productId: string): Promise<boolean> {
    const product = await this.tables()
      .selectFrom('product')
      .select('id')
      .where('id', '=', productId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!product) return false;
    await this.tables()
      .insertInto('favorite')
      .values({ account_id: accountId, product_id: productId, created_at: this.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }

  async remove(accountId: string, productId: string): Promise<boolean> {
    const removed = await this.tables()
      .deleteFrom('favorite')
      .where('account_id', '=', accountId)
      .where('product_id', '=', productId)
      .returning('product_id')
      .executeTakeFirst();
    return removed !== undefined;
  }
}
