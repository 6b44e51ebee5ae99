import { Injectable } from '@nestjs/common';
import { GroupUses } from '../../../kernel/customer-groups.js';
import { Database } from '../../../platform/database/database.js';
import type { PromotionTables } from './tables.js';

/** A merchant has some dozens of discounts: all are read. */
@Injectable()
export class GroupsOfDiscounts implements GroupUses {
  constructor(private readonly database: Database) {}

  async namedBy(groupId: string): Promise<string | null> {
    const all = await this.database
      .sql<PromotionTables>()
      .selectFrom('discount')
      .select(['name', 'group_ids'])
      .orderBy('id')
      .execute();
    return all.find(({ group_ids }) => group_ids.includes(groupId))?.name ?? null;
  }
}
