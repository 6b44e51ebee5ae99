import { Injectable } from '@nestjs/common';
import { CategoryNames } from '../../../kernel/category-names.js';
import { Database } from '../../../platform/database/database.js';
import { renamedIn } from '../../domain/discount.js';
import type { PromotionTables } from './tables.js';

/** Discounts for a category are for it under its new name. A merchant has some dozens of them: all are read. */
@Injectable()
export class NamedInScopes implements CategoryNames {
  constructor(private readonly database: Database) {}

  async follow(from: string, to: string): Promise<void> {
    const tables = this.database.sql<PromotionTables>();
    const all = await tables.selectFrom('discount').select(['id', 'scope']).orderBy('id').execute();
    for (const { id, scope } of all.filter(({ scope: { categories } }) => categories.includes(from)))
      await tables
        .updateTable('discount')
        .set({ scope: JSON.stringify(renamedIn(scope, from, to)) })
        .where('id', '=', id)
        .execute();
  }
}
