import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { PostgresLabels } from '../../api/src/labels/adapters/persistence/postgres-labels.js';
import { PostgresLabelFiles } from '../../api/src/labels/adapters/persistence/postgres-label-files.js';
import { aLabel, labelsContract } from '../../api/src/labels/testing/labels-contract.js';
import { labelFilesContract } from '../../api/src/labels/testing/label-files-contract.js';
import { orderSchema } from '../../api/src/orders/adapters/persistence/order.schema.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { Database } from '../../api/src/platform/database/database.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { Replicas } from '../../api/src/platform/database/replicas.js';
import { PostgresKeptRates } from '../../api/src/shipping/adapters/persistence/postgres-kept-rates.js';
import { keptRatesContract } from '../../api/src/shipping/testing/kept-rates-contract.js';
import { insertOrder } from '../support/orders.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

// before the shop, whose connections go with it
afterAll(() => orm.close());
const shop = useShop();
let orm: MikroORM;
let replicas: Replicas;
let email: string;

beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
  const pool = new Pool(config);
  replicas = new Replicas(config, pool);
  orm = await MikroORM.init({ ...ormOptions(config, pool), entities: [orderSchema] });
  email = (await shop.shopper()).email;
});

const database = () => new Database(orm.em.fork(), replicas);
const orderId = async () => (await insertOrder(shop, { email })).id;

async function emptyLabels() {
  await shop.sql('delete from label_paper');
  await shop.sql('delete from shipping_label');
  return new PostgresLabels(database());
}

labelsContract('in PostgreSQL', async () => ({
  ...{ labels: await emptyLabels(), orderId: await orderId(), otherId: await orderId(), nextId: v7 },
}));

labelFilesContract('in PostgreSQL', async () => {
  const labels = await emptyLabels();
  const [one, other] = [aLabel(v7(), await orderId()), aLabel(v7(), await orderId())];
  await labels.add(one);
  await labels.add(other);
  return { files: new PostgresLabelFiles(database()), labelId: one.id, otherId: other.id };
});

keptRatesContract('in PostgreSQL', () =>
  Promise.resolve({ rates: new PostgresKeptRates(database()), keys: [v7(), v7()] as const }),
);

it('a label that is bought is not due any more once its parcel has arrived', async () => {
  const labels = await emptyLabels();
  const label = aLabel(v7(), await orderId());
  await labels.add(label);
  await labels.save({ ...label, state: 'bought', askedAt: new Date(0) });
  const due = async () => (await labels.due(['bought'], new Date(), 10)).map(({ id }) => id);
  expect(await due()).toEqual([label.id]);
  await shop.sql(`update orders set status = 'delivered' where id = $1`, [label.orderId]);
  expect(await due()).toEqual([]);
});
