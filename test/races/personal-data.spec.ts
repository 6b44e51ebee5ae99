import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { overtakenBy } from '../support/held-row.js';
import { insertOrder } from '../support/orders.js';
import { overtaken } from '../support/overtaken.js';
import { person } from '../support/stores.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('an account is not erased for which an order is being placed', async () => {
  const { id, email } = await person(shop);
  const delivered = await insertOrder(shop, { email, status: 'delivered' });
  const kept = `payment_method, payment_status, payment_detail, currency, subtotal_cents, total_cents, captured_cents,
    refunded_cents, contact_email, contact_phone, customer_name, receipt, created_at, updated_at`;
  const placing = `insert into orders (id, account_id, status, ${kept})
    select $2, account_id, 'pending', ${kept} from orders where id = $1`;
  const admin = await shop.admin();
  const { status, body } = await overtakenBy(shop.databaseUrl, placing, [delivered.id, v7()], () =>
    admin.post(`/admin/customers/${id}/erasure`, {}),
  );
  expect([status, body.code]).toEqual([409, 'account_in_use']);
  const names = await shop.sql(`select distinct contact_email from orders where account_id = $1`, [id]);
  expect(names).toEqual([{ contact_email: email }]);
});

it('what a shopper takes along is of one moment, whatever happens to an order meanwhile', async () => {
  const shopper = await shop.shopper();
  const { id } = await insertOrder(shop, { email: shopper.email });
  const file = await overtaken(shop, id, () => shopper.get('/users/me/data'));
  expect([file.status, file.body.data.orders[0].trackingNumber, file.body.data.orderEvents]).toEqual([
    ...[200, null],
    [expect.not.objectContaining({ message: 'LATER' })],
  ]);
});
