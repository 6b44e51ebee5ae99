import { beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../support/client.js';
import { useDataFolder } from '../support/data-folder.js';
import { eventually } from '../support/money.js';
import { until } from '../support/processes.js';
import { fillCart, newShopper } from '../support/shopper.js';

const ADDRESS = {
  ...{ firstName: 'Grace', lastName: 'Wanjiru', street: '7 Acacia Avenue', city: 'Springfield' },
  ...{ state: 'Illinois', zipCode: '62704', country: 'United States' },
};

describe('the embedded PostgreSQL of a shop', () => {
  const folder = useDataFolder();
  beforeEach(() => folder.prepare());

  /** The process that the folder's database says it is. */
  const postmaster = (): number => {
    const note = join(folder.path, 'postgres.place');
    const place = existsSync(note) ? readFileSync(note, 'utf8').trim() : folder.path;
    const file = join(place, 'postgres', 'postmaster.pid');
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  };

  it('is started again when it is killed, and the shop sells what was in the cart', async () => {
    const shop = await folder.open({ env: { DEMO: '1' } });
    process.env['DUKA_URL'] = shop.url;
    const shopper = await newShopper();
    const [product] = await fillCart(shopper.token, [1]);
    process.kill(postmaster(), 'SIGKILL');
    await until('the database is started again', () => shop.printed.includes('it is started again'));
    const amount = Math.floor(((product?.price ?? 0) * 4000 + 50) / 100) / 100;
    const body = { amount, shippingAddress: ADDRESS };
    // until the database has recovered and the shop has noticed, it says when to come again
    const { body: answer } = await eventually(
      () => new Client(shop.url, shopper.token).post('/payments/cash', body),
      ({ status }) => status !== 503,
    );
    expect(answer.data.amountDueNow).toBe(amount);
  });
});
