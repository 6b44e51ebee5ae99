import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { WelcomeCoupons } from '../../application/welcome-newcomer.js';

@Injectable()
export class SqlWelcomeCoupons extends WelcomeCoupons {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async issue(code: string): Promise<boolean> {
    const { rows } = await sql`
      insert into coupon (id, code, description, kind, percent, first_order_only, max_uses, created_at)
      values (${this.ids.next()}, ${code}, '10% off your first order', 'percent', 10, true, 1, now())
      on conflict (code) do nothing returning id`.execute(this.database.sql());
    return rows.length > 0;
  }
}
