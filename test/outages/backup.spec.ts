import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackedUpShop } from '../support/backed-up-shop.js';
import { withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { S3Server } from '../support/s3-server.js';

let shop: BackedUpShop;
let bucket: S3Server;
const orders = () => shop.sql<{ id: string }>('select id from orders order by id');

describe('R20 a backup that is taken while people buy', () => {
  beforeAll(async () => {
    const keys = { accessKeyId: 'AKBACKUP', secretAccessKey: 'a secret of the bucket', region: 'eu-north-1' };
    bucket = await S3Server.open('duka-backups', keys);
    shop = new BackedUpShop(bucket);
    await shop.open();
  });
  afterAll(async () => {
    await shop.close();
    await bucket.close();
  });

  /** Buys until told to stop, and remembers the orders that the shop has confirmed. */
  async function buying(what: Goods, confirmed: string[], isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const shopper = await shop.shopper();
      const body = { ...wanted(what), amount: 10.2 };
      const answer = await withRetries(() => shopper.post('/payments/cash', body));
      confirmed.push(answer.body.data.orderId as string);
    }
  }

  it('brings every row of every table back, up to the moment before a mistake', async () => {
    const jacket = await goods(shop, { stock: null });
    const confirmed: string[] = [];
    let isOver = false;
    const everybody = Promise.all([1, 2, 3].map(() => buying(jacket, confirmed, () => isOver)));
    await shop.backUp();
    const atBackup = confirmed.length;
    while (confirmed.length < atBackup + 5) await new Promise((resolve) => setTimeout(resolve, 20));
    isOver = true;
    await everybody;
    await Promise.all(shop.apis.map((api) => api.stop()));
    const before = await shop.checksums();
    expect(before['public.orders']).toMatch(new RegExp(`^${confirmed.length} `));
    await shop.sql(`select pg_create_restore_point('before the mistake')`);
    await shop.sql('truncate orders cascade');
    expect(await orders()).toEqual([]);
    await shop.loseAndRestore('before the mistake');
    expect(await shop.checksums()).toEqual(before);
    await shop.openAgain();
    expect((await orders()).map(({ id }) => id)).toEqual(confirmed.toSorted());
    await mustBeSound(shop);
  });
});
