import { afterAll, beforeAll } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { DEFINITIONS } from '../../api/src/definitions.js';
import { zonesContract } from '../../api/src/kernel/testing/zones-contract.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { PostgresUnitOfWork } from '../../api/src/platform/database/postgres-unit-of-work.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { PostgresShippingZones } from '../../api/src/shipping/adapters/persistence/postgres-shipping-zones.js';
import { ShippingZoneNameTaken } from '../../api/src/shipping/domain/refusals.js';
import { aShippingZone, changedShippingZone } from '../../api/src/shipping/testing/zones.js';
import { PostgresTaxZones } from '../../api/src/tax/adapters/persistence/postgres-tax-zones.js';
import { TaxZoneNameTaken } from '../../api/src/tax/domain/refusals.js';
import { aTaxZone, changedTaxZone } from '../../api/src/tax/testing/zones.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

// before the shop, whose connections go with it
afterAll(() => orm.close());
const shop = useShop();
const clock = { now: () => new Date() };
let orm: MikroORM;

beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
  orm = await MikroORM.init({ ...ormOptions(config, new Pool(config)), entities: [...DEFINITIONS] });
});

zonesContract('tax zones in PostgreSQL', async () => {
  await shop.sql('delete from tax_zone');
  const em = orm.em.fork({ useContext: true });
  return {
    ...{ zones: new PostgresTaxZones(em, clock), unit: new PostgresUnitOfWork(em) },
    ...{ zone: (name) => aTaxZone(v7(), name), changed: changedTaxZone, nameTaken: TaxZoneNameTaken },
  };
});

zonesContract('shipping zones in PostgreSQL', async () => {
  await shop.sql('delete from shipping_zone');
  const em = orm.em.fork({ useContext: true });
  return {
    ...{ zones: new PostgresShippingZones(em, clock), unit: new PostgresUnitOfWork(em) },
    ...{ zone: (name) => aShippingZone(v7(), name), changed: changedShippingZone },
    nameTaken: ShippingZoneNameTaken,
  };
});
