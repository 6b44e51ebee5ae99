import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { PartsOfBundles } from '../kernel/bundle.js';
import { GroupMembership } from '../kernel/customer-groups.js';
import { GroupPrices } from '../kernel/group-price.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { BundlesController } from './adapters/http/bundles.controller.js';
import { GroupPricesController } from './adapters/http/group-prices.controller.js';
import { ListedGroupPricesController } from './adapters/http/listed-group-prices.controller.js';
import { ExportedGroupPrices } from './adapters/persistence/exported-group-prices.js';
import { ListedGroupPrices } from './adapters/persistence/listed-group-prices.js';
import { PostgresBundleLists } from './adapters/persistence/postgres-bundle-lists.js';
import { PostgresGroupPriceLists } from './adapters/persistence/postgres-group-price-lists.js';
import { PostgresGroupPrices } from './adapters/persistence/postgres-group-prices.js';
import { PostgresPartsOfBundles } from './adapters/persistence/shown-parts.js';
import { BundleLists } from './application/bundle-lists.js';
import { GroupPriceLists } from './application/group-price-lists.js';
import { FiledBundles } from './application/import/filed-bundles.js';
import { FiledGroupPrices } from './application/import/filed-group-prices.js';
import { SetBundles } from './application/set-bundles.js';
import { SetGroupPrices } from './application/set-group-prices.js';

/** Prices of groups of customers, as the staff sets them; answers those who price purchases what the groups of a buyer pay. */
@Global()
@Module({
  controllers: [GroupPricesController, ListedGroupPricesController, BundlesController],
  providers: [
    adapter(BundleLists, PostgresBundleLists),
    adapter(PartsOfBundles, PostgresPartsOfBundles),
    useCase(SetBundles, BundleLists, AuditLog, UnitOfWork),
    useCase(FiledBundles, BundleLists),
    adapter(GroupPrices, PostgresGroupPrices),
    adapter(GroupPriceLists, PostgresGroupPriceLists),
    ExportedGroupPrices,
    ListedGroupPrices,
    useCase(FiledGroupPrices, GroupPriceLists, GroupMembership),
    useCase(SetGroupPrices, GroupPriceLists, GroupMembership, AuditLog, UnitOfWork),
  ],
  exports: [
    ...[GroupPrices, GroupPriceLists, ExportedGroupPrices, FiledGroupPrices],
    ...[PartsOfBundles, FiledBundles],
  ],
})
export class GroupPricesModule {}
