import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { AdminReviews, type AdminReview, type AdminReviewQuery } from '../../application/admin-reviews.js';

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`r.id`,
  rating: sql`r.rating`,
  status: sql`r.status`,
  createdAt: sql`r.created_at`,
};
const COLUMNS = sql`r.id, r.product_id as "productId", p.name as "productName", r.account_id as "customerId",
  a.name as author, r.rating, r.title, r.comment, r.status, r.is_verified as verified, r.created_at as "createdAt"`;

@Injectable()
export class SqlAdminReviews extends AdminReviews {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(query: AdminReviewQuery): Promise<{ items: AdminReview[]; total: number }> {
    const where = wanted(query);
    const direction = sql.raw(query.direction === 'ASC' ? 'asc' : 'desc');
    const { rows } = await sql<AdminReview>`select ${COLUMNS}
      from review r join product p on p.id = r.product_id join account a on a.id = r.account_id where ${where}
      order by ${SORTS[query.sort] ?? SORTS['createdAt']} ${direction}, r.id ${direction}
      limit ${query.limit} offset ${query.offset}`.execute(this.database.sql());
    const counted = await sql<{
      total: number;
    }>`select count(*) as total from review r where ${where}`.execute(this.database.sql());
    return { items: rows, total: counted.rows[0]?.total ?? 0 };
  }

  override async find(id: string): Promise<AdminReview | undefined> {
    const { rows } = await sql<AdminReview>`select ${COLUMNS}
      from review r join product p on p.id = r.product_id join account a on a.id = r.account_id
      where r.id = ${id}`.execute(this.database.sql());
    return rows[0];
  }
}

function wanted(query: AdminReviewQuery): RawBuilder<unknown> {
  const found: RawBuilder<unknown>[] = [sql`true`];
  const among = (field: string, column: RawBuilder<unknown>) => {
    const values = query.all(field);
    if (values) found.push(sql`${column}::text = any(${values}::text[])`);
  };
  among('id', sql`r.id`);
  among('status', sql`r.status`);
  among('productId', sql`r.product_id`);
  among('customerId', sql`r.account_id`);
  const atLeast = query.number('rating_gte');
  const atMost = query.number('rating_lte');
  const verified = query.flag('verified');
  const text = query.text('q')?.trim();
  if (atLeast !== undefined) found.push(sql`r.rating >= ${atLeast}::numeric`);
  if (atMost !== undefined) found.push(sql`r.rating <= ${atMost}::numeric`);
  if (verified !== undefined) found.push(sql`r.is_verified = ${verified}`);
  if (text) found.push(sql`(r.title || ' ' || r.comment) ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(found, sql` and `);
}
