import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { WelcomeCoupons } from '../../application/welcome-newcomer.js';
import type { PromotionTables } from './tables.js';

@Injectable()
export class PostgresWelcomeCoupons implements WelcomeCoupons {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async issue(code: string, percent: number): Promise<boolean> {
    const issued = await this.database
      .sql<PromotionTables>()
      .insertInto('coupon')
      .values(({ fn }) => ({
        id: this.ids.next(),
        code,
        description: `${percent}% off your first order`,
        kind: 'percent',
        percent,
        first_order_only: true,
        max_uses: 1,
        from_newsletter: true,
        created_at: fn<string>('now'),
      }))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    return issued !== undefined;
  }
}
