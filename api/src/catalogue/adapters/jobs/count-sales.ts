import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';

const HOURLY = '7 * * * *';

/** Keeps each product's units sold, for the best-selling order: counted anew from the stock that orders took; bundles, which have none, from the orders. */
@Injectable()
export class CountSales implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every(HOURLY, 'catalogue.count-sales', async () => {
      // raw: an update that joins its own table
      await sql`
        update product p set sold_count = coalesce(sold.units, 0)
        from product q left join (
          select product_id, sum(units)::int as units from (
            select v.product_id, h.quantity - h.returned as units from stock_hold h join variant v on v.id = h.variant_id
            where h.state = 'committed'
            union all select l.product_id, l.quantity - coalesce((select sum((line ->> 'quantity')::int)
                from refund f cross join lateral jsonb_array_elements(f.lines) line where f.order_id = l.order_id
                  and line ->> 'variantId' = l.variant_id::text and (line ->> 'restocked')::boolean), 0)
            from order_line l join orders o on o.id = l.order_id
            where l.parts is not null and o.status in ('processing', 'shipped', 'delivered')) taken group by 1) sold on sold.product_id = q.id
        where p.id = q.id and p.sold_count <> coalesce(sold.units, 0)`.execute(this.database.sql());
    });
  }
}
