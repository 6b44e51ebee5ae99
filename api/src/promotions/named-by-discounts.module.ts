import { Global, Module } from '@nestjs/common';
import { CategoryNames } from '../kernel/category-names.js';
import { GroupUses } from '../kernel/customer-groups.js';
import { adapter } from '../platform/nest/adapter.js';
import { GroupsOfDiscounts } from './adapters/persistence/groups-of-discounts.js';
import { NamedInScopes } from './adapters/persistence/named-in-scopes.js';

/** Answers the catalogue and the accounts, which know nothing of discounts, who names a category or a group of customers. */
@Global()
@Module({
  providers: [adapter(CategoryNames, NamedInScopes), adapter(GroupUses, GroupsOfDiscounts)],
  exports: [CategoryNames, GroupUses],
})
export class NamedByDiscountsModule {}
