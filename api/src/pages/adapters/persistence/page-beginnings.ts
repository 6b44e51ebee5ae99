import { Injectable } from '@nestjs/common';
import { Beginnings } from '../../../kernel/beginnings.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { pageSchema } from './page.schema.js';

/** Pages that are to be published at a moment. */
@Injectable()
export class PageBeginnings implements Beginnings {
  constructor(private readonly database: Database) {}

  async between(from: Date, to: Date): Promise<boolean> {
    const begun = this.database
      .sql<Tables<typeof pageSchema>>()
      .selectFrom('page')
      .select('id')
      .where('scheduled_at', '>', from.toISOString())
      .where('scheduled_at', '<=', to.toISOString())
      .limit(1);
    return (await begun.executeTakeFirst()) !== undefined;
  }
}
