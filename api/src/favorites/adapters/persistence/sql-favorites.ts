import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import type { PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { Favorites } from '../../application/ports.js';

@Injectable()
export class SqlFavorites extends Favorites {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async page(
    accountId: string,
    { page, limit }: PageRequest,
  ): Promise<{ ids: string[]; total: number }> {
    const { rows } = await sql<{ ids: string[]; total: number }>`
      with own as (select f.product_id, f.created_at from favorite f join product p on p.id = f.product_id
                    where f.account_id = ${accountId} and p.status = 'active')
      select (select count(*) from own) as total,
             array(select product_id::text from own order by created_at desc, product_id
                    limit ${limit} offset ${(page - 1) * limit}) as ids`.execute(this.database.sql());
    return rows[0] ?? { ids: [], total: 0 };
  }

  override async save(accountId: string, productId: string): Promise<boolean> {
    const { rows } =
      await sql`with wanted as (select id from product where id = ${productId} and status = 'active'),
      saved as (insert into favorite (account_id, product_id, created_at)
        select ${accountId}::uuid, id, ${this.clock.now()}::timestamptz from wanted on conflict do nothing)
      select id from wanted`.execute(this.database.sql());
    return rows.length === 1;
  }

  override async remove(accountId: string, productId: string): Promise<boolean> {
    const { rows } =
      await sql`delete from favorite where account_id = ${accountId} and product_id = ${productId}
      returning product_id`.execute(this.database.sql());
    return rows.length === 1;
  }
}
