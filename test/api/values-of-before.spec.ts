import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { readConfig } from '../../api/src/platform/config/config.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import type { Json } from '../support/client.js';
import { goods, orderOf, wanted } from '../support/money.js';
import { SECRET } from '../support/sessions.js';
import { useOwnShop } from '../support/use-shop.js';

const PHONES = 'Migration20261129020200_phones_in_one_form';
const SURPLUS = 'Migration20261129030000_surplus_of_orders';

describe('what a version before has written', () => {
  // before the shop, whose database goes with it
  afterAll(() => orm.close());
  const shop = useOwnShop();
  let orm: MikroORM;
  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
    orm = await MikroORM.init({ ...ormOptions(config), entities: [] });
  });
  const again = async (name: string, before: () => Promise<unknown>) => {
    await orm.migrator.down({ migrations: [name] });
    await before();
    await orm.migrator.up({ migrations: [name] });
  };

  it('is brought to one form where it is surely one phone, and kept elsewhere', async () => {
    await shop.shopper();
    const migrated = async (phone: string) => {
      await again(PHONES, () => shop.sql('update account set phone = $1', [phone]));
      const [row] = await shop.sql<{ phone: string }>('select phone from account limit 1');
      return row?.phone;
    };
    for (const written of ['+256 772 123456', '+256 (0)772-123.456', '+256772123456'])
      expect(await migrated(written)).toBe('+256772123456');
    for (const written of [
      '+256 772 123456 / 0700 111222',
      '+256 772 123456 0700 111222',
      '+1 305 555 0123 ext. 5',
      '+13055550123;ext=5',
      '0772 123456',
      '+256',
    ])
      expect(await migrated(written)).toBe(written);
  });

  it('of a deposit that came twice says what is due', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const deposit = { ...wanted(await goods(shop)), amount: 10.2 };
    const cash = await shopper.post<Json>('/payments/cash', deposit, { expect: 200 });
    const id = String(cash.body.data.orderId);
    await admin.post(`/admin/orders/${id}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    expect(await orderOf(shopper, id)).toMatchObject({ paymentStatus: 'pending', amountDue: 15.29 });
    await again(SURPLUS, async () => {
      await shop.sql(
        `insert into payment_attempt (id, payment_id, order_id, provider, idempotency_key, request, amount_cents, currency, state,
           created_at, updated_at)
         select gen_random_uuid(), payment_id, order_id, 'momo', 'again', '{}', 1529, currency, 'succeeded', now(), now()
         from payment_attempt where order_id = $1 and state = 'succeeded'`,
        [id],
      );
      await shop.sql(
        `update orders set captured_cents = total_cents, payment_status = 'paid', payment_detail = 'paid' where id = $1`,
        [id],
      );
    });
    const told = { paymentStatus: 'pending', paymentDetail: 'overpaid', amountDue: 15.29 };
    expect(await orderOf(shopper, id)).toMatchObject(told);
    await again(SURPLUS, async () =>
      expect(await shop.sql('select payment_status as word from orders')).toEqual([{ word: 'paid' }]),
    );
    expect(await orderOf(shopper, id)).toMatchObject(told);
  });
});
