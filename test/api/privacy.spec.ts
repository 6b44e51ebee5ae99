import { describe, expect, it } from '@jest/globals';
import { mailsTo, mailTo } from '../support/mails.js';
import { eventually, giftCards, goods, openSession, payOnPage, runJob, wanted } from '../support/money.js';
import { tablesThatName, untilAllIsHeard, untilForgotten } from '../support/personal-data.js';
import { useShop } from '../support/use-shop.js';

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Shopper',
  street: '1 Market Street',
  city: 'Kampala',
  state: 'Central',
  zipCode: '00256',
  country: 'Uganda',
};
const PASSWORD = 'a-good-password-1';

describe('what the shop keeps of a person', () => {
  const shop = useShop();

  const tablesNaming = (email: string) => tablesThatName(shop, email);
  const isForgotten = () => untilForgotten(shop);
  const allIsHeard = () => untilAllIsHeard(shop);

  const confirm = (email: string) =>
    shop.sql(
      `insert into email_confirmation (account_id, expires_at, confirmed_at)
       select id, now(), now() from account where email_key = $1`,
      [email],
    );
  const message = (email: string) =>
    shop.client.post('/contact', { name: 'Ada', email, message: 'My order 17 is late.' }, { expect: 201 });

  it('14 is not told to whoever signs up with somebody’s address, until a mailed link has shown whose it is', async () => {
    const { email } = await shop.shopper();
    await message(email);
    const own = await shop.login(email, PASSWORD);
    const before = await own.get('/users/me/data', { expect: 200 });
    expect(JSON.stringify(before.body)).not.toContain('My order 17');
    await shop.client.post('/auth/forgot-password', { email }, { expect: 200 });
    const [, token = ''] =
      /reset-password\/([\w-]{43})/.exec(await mailTo(shop, email, 'reset-password')) ?? [];
    await shop.client.put(`/auth/reset-password/${token}`, { password: PASSWORD }, { expect: 200 });
    const again = await shop.login(email, PASSWORD);
    const after = await eventually(
      () => again.get('/users/me/data', { expect: 200 }),
      ({ body }) => body.data.messages !== undefined,
    );
    expect(after.body.data.messages).toEqual([expect.objectContaining({ message: 'My order 17 is late.' })]);
  });

  it('14 stays where it is when an address that nobody has confirmed is erased by whoever signed up with it', async () => {
    const shopper = await shop.shopper();
    await message(shopper.email);
    await shopper.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
    await isForgotten();
    expect(await tablesNaming(shopper.email)).toEqual(['contact_message']);
  });

  it('is told to its owner as a whole, and without what opens accounts', async () => {
    const shopper = await shop.shopper();
    await shopper.post('/users/me/addresses', ADDRESS, { expect: 201 });
    const wallet = { ...wanted(await goods(shop)), amount: 25.49, mobileNumber: '+447700900958' };
    await shopper.post('/payments/mobile', wallet, { expect: 202 });
    const { body } = await shopper.get('/users/me/data', { expect: 200 });
    const [attempt] = body.data.paymentAttempts;
    expect(attempt).toMatchObject({ provider: 'momo', amountCents: 2549 });
    expect(attempt.mobileNumber).toMatch(/447700900958$/);
    expect(JSON.stringify(body)).not.toContain('callbackToken');
    expect(body.data.account).toEqual([expect.objectContaining({ email: shopper.email })]);
    expect(body.data.addresses).toEqual([expect.objectContaining({ street: '1 Market Street' })]);
    expect(body.data.sessions.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('is erased by its owner: nothing names the address, nobody logs in, and it may register anew', async () => {
    const shopper = await shop.shopper();
    await shopper.post('/users/me/addresses', ADDRESS, { expect: 201 });
    await confirm(shopper.email);
    await shop.client.post(
      '/contact',
      { name: 'Ada', email: shopper.email, message: 'Do you wrap presents?' },
      { expect: 201 },
    );
    const body = { ...wanted(await goods(shop)), amount: 25.49 };
    await openSession(shopper, body);
    const [order] = (await shopper.get('/orders/all', { expect: 200 })).body.data;
    const early = await shopper.post('/users/me/erasure', { password: PASSWORD });
    expect([early.status, early.body.code]).toEqual([409, 'account_in_use']);
    await shopper.put(`/orders/${order._id}/cancel`, {}, { expect: 200 });
    await allIsHeard();
    const wrong = await shopper.post('/users/me/erasure', { password: 'not this one' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'password']);
    await shopper.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
    expect((await shopper.get('/users/me')).status).toBe(401);
    const login = await shop.client.post('/auth/login', { email: shopper.email, password: PASSWORD });
    expect(login.status).toBe(401);
    await isForgotten();
    expect(await tablesNaming(shopper.email)).toEqual([]);
    const again = { name: 'Ada', email: shopper.email, phone: '+256 700 000 001', password: PASSWORD };
    await shop.client.post('/auth/register', again, { expect: 201 });
  });

  it('is told to and erased by an administrator on the customer’s behalf', async () => {
    const shopper = await shop.shopper();
    const admin = await shop.admin();
    const { body: me } = await shopper.get('/users/me');
    const path = `/admin/customers/${me.data._id}`;
    const { body: file } = await admin.get(`${path}/data`, { expect: 200 });
    expect(file.data.account[0].email).toBe(shopper.email);
    await admin.post(`${path}/erasure`, {}, { expect: 200 });
    expect((await admin.get(path)).body).toMatchObject({ name: 'Deleted customer', disabled: true });
    const self = await admin.get('/users/me');
    const refused = await admin.post(`/admin/customers/${self.body.data._id}/erasure`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'account_of_staff']);
  });

  it('14 is told and erased of a guest as well, and of nobody else with it', async () => {
    const admin = await shop.admin();
    await admin.put('/admin/settings/shop', { guestsAllowed: true }, { expect: 200 });
    const opened = await eventually(
      () => shop.client.post('/auth/guest', {}),
      ({ status }) => status === 201,
    );
    const guest = shop.client.as(opened.body.token);
    const email = 'grace.guest@example.com';
    const body = { ...wanted(await goods(shop)), amount: 25.49, contact: { email, phone: '' } };
    const session = await openSession(guest, body);
    await payOnPage(shop, session.url);
    await guest.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    await shop.sql(`update orders set status = 'delivered' where contact_email = $1`, [email]);
    await shop.sql(
      `insert into e_invoice_sending (id, order_id, number, participant, buyer_reference, state, reason, next_try_at, created_at)
       select gen_random_uuid(), id, 'INV-900000', '0210:RSSGRC80A41H501U', $1, 'refused', 'nobody knows ' || $1, now(), now()
       from orders where contact_email = $1`,
      [email],
    );
    await eventually(
      () =>
        shop.sql(`select id from outbox where delivered_at is null
          union all select id from provider_event where processed_at is null`),
      (waiting) => waiting.length === 0,
    );
    const [told] = await shop.sql<{ id: string; others: number }>(
      `select account_id as id, (select count(*)::int from outbox where payload <> '{}' and
         payload::text not like '%' || orders.id || '%' and payload::text not like '%' || account_id || '%') as others
       from orders where contact_email = $1`,
      [email],
    );
    const { id, others } = told ?? { id: '', others: 0 };
    expect(others).toBeGreaterThan(0);
    const { body: file } = await admin.get(`/admin/customers/${id}/data`, { expect: 200 });
    expect(file.data).toMatchObject({ orders: [{ contactEmail: email }], invoices: [{}], creditNotes: [] });
    expect(file.data.eInvoiceSendings).toMatchObject([{ participant: '0210:RSSGRC80A41H501U' }]);
    await admin.post(`/admin/customers/${id}/erasure`, {}, { expect: 200 });
    await isForgotten();
    expect([...(await tablesNaming(email)), ...(await tablesNaming('RSSGRC80A41H501U'))]).toEqual([]);
    expect(await shop.sql(`select count(*)::int as others from outbox where payload <> '{}'`)).toEqual([
      { others },
    ]);
    await admin.put('/admin/settings/shop', { guestsAllowed: false }, { expect: 200 });
  });

  it.each(['recipient', 'buyer'])(
    'is forgotten with the letter of a gift card, its %s erased',
    async (who) => {
      const [buyer, friend, admin] = [await shop.shopper(), await shop.shopper(), await shop.admin()];
      const { variantId } = await giftCards(shop);
      const sendOn = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      const to = { variantId, email: friend.email, name: 'Noor', message: 'Jambo sana' };
      const session = await openSession(buyer, {
        products: [{ _id: variantId, name: 'Gift card', price: 50, quantity: 2 }],
        contact: { email: buyer.email, phone: '' },
        giftRecipients: [to, { ...to, sendOn }],
      });
      await payOnPage(shop, session.url);
      await buyer.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
      const mails = async () =>
        (await mailsTo(shop, to.email)).filter((text) => text.includes('gift card of $50.00'));
      await eventually(mails, (all) => all.length === 1);
      const { orderId } = session.data;
      const cards = () =>
        shop.sql(
          `select h.email, h.name, h.sealed_code is null as told, c.id, c.code_hash from card_handover h
         join credit c on c.id = h.credit_id where h.order_id = $1 order by h.piece`,
          [orderId],
        );
      const [mailed] = await cards();
      await shop.sql(`update orders set status = 'delivered' where id = $1`, [orderId]);
      await confirm(friend.email);
      const file = (await friend.get('/users/me/data', { expect: 200 })).body.data.giftCardsReceived;
      const told = { email: to.email, message: 'Jambo sana', faceCents: 5_000 };
      expect(file).toEqual([expect.objectContaining(told), expect.objectContaining(told)]);
      const erased = who === 'buyer' ? buyer : friend;
      await erased.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
      await isForgotten();
      const gone = { email: '', name: '', told: true };
      expect(await cards()).toMatchObject([gone, { email: to.email, name: 'Noor', told: false }]);
      await shop.sql(`update card_handover set send_on = '2026-01-01' where order_id = $1`, [orderId]);
      await runJob(shop, 'credit.mail-cards');
      await eventually(mails, (all) => all.length === 2);
      expect(await cards()).toMatchObject([gone, gone]);
      const again = await admin.post(`/admin/credit/${String(mailed?.['id'])}/mail`, {});
      expect([again.status, again.body.errors[0].field]).toEqual([400, 'email']);
      expect((await cards())[0]).toMatchObject({ code_hash: mailed?.['code_hash'] });
    },
  );

  it('is taken out of the audit log with a former member of staff, whose acts stay and stay chained', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const path = `/admin/customers/${(await shopper.get('/users/me')).body.data._id}`;
    await shop.sql(`insert into audit_event (id, actor_id, actor_email, action, entity, entity_id, created_at)
      select gen_random_uuid(), id, email, 'adminUpdateCoupon', 'coupon', '', now() from account
      where email = '${shopper.email}'`);
    await admin.post(`${path}/erasure`, {}, { expect: 200 });
    await isForgotten();
    expect(await tablesNaming(shopper.email)).toEqual([]);
    const { body } = await admin.get('/admin/integrity', { expect: 200 });
    expect(JSON.stringify(body)).not.toContain('audit event');
    await expect(shop.sql(`update audit_event set actor_email = '', action = ''`)).rejects.toThrow(
      'append-only',
    );
  });

  it('of a withdrawal that names no order is deleted by itself after a year', async () => {
    for (const days of [366, 364])
      await shop.sql(
        `insert into withdrawal (id, order_number, name, email, state, statement, received_at, updated_at)
         values (gen_random_uuid(), 'AB12CD34', 'Ada', 'no-order@example.com', 'unknown', $1 || ' days ago',
           now() - make_interval(days => $1::int), now())`,
        [String(days)],
      );
    await runJob(shop, 'privacy.retention', 'withdrawals');
    const left = `select statement from withdrawal where email = 'no-order@example.com'`;
    expect(await shop.sql(left)).toEqual([{ statement: '364 days ago' }]);
  });

  it('of a draft that nobody places is deleted by itself after a year, and what a quote offered once it is over', async () => {
    const agreed = { shape: 1, receipt: {}, rest: {} };
    for (const [name, days, quote] of [
      ['untouched', 366, null],
      ['young', 364, { state: 'sent', until: '2999-01-01', agreed }],
      ['over', 364, { state: 'sent', until: '2020-01-01', note: 'As we spoke', agreed }],
    ])
      await shop.sql(
        `insert into draft_order (id, state, terms, quote, created_at, updated_at)
         values (gen_random_uuid(), 'open', jsonb_build_object('note', 'a draft', 'name', $1::text), $2, now(),
           now() - make_interval(days => $3))`,
        [name, quote && JSON.stringify(quote), days],
      );
    const drafts = `from draft_order where terms->>'note' = 'a draft'`;
    await runJob(shop, 'privacy.retention', 'drafts');
    expect(
      await shop.sql(`select terms->>'name' as name, version, quote->'agreed' as agreed, quote->>'note' as note
        ${drafts} order by 1`),
    ).toEqual([
      { name: 'over', version: 1, agreed: null, note: 'As we spoke' },
      { name: 'young', version: 1, agreed, note: null },
    ]);
    await shop.sql(`delete ${drafts}`);
  });

  it('is deleted by itself when it has served its time, and not before', async () => {
    // of the third one something has happened since
    for (const [id, days, since] of [
      ['0194242c-c4dc-74a5-8894-000000000001', 366, 366],
      ['0194242c-c4dc-74a5-8894-000000000002', 364, 364],
      ['0194242c-c4dc-74a5-8894-000000000003', 500, 364],
    ])
      await shop.sql(
        `insert into contact_message (id, name, email, message, created_at, updated_at)
         values ($1, 'Ada', 'old@example.com', 'Hello', now() - make_interval(days => $2),
           now() - make_interval(days => $3))`,
        [id, days, since],
      );
    const { email } = await shop.shopper();
    await shop.sql(
      `insert into customer_import_line (import_id, account_id, trace, created_at)
       select gen_random_uuid(), account.id, '{}'::jsonb, now() - make_interval(days => age)
       from account, unnest(array[29, 31]) age where email_key = $1`,
      [email],
    );
    await runJob(shop, 'privacy.retention');
    expect(
      await shop.sql(
        `select line.created_at > now() - interval '30 days' as young from customer_import_line line
         join account on account.id = account_id where email_key = $1`,
        [email],
      ),
    ).toEqual([{ young: true }]);
    expect(
      await shop.sql(`select id from contact_message where email = 'old@example.com' order by id`),
    ).toEqual([
      { id: '0194242c-c4dc-74a5-8894-000000000002' },
      { id: '0194242c-c4dc-74a5-8894-000000000003' },
    ]);
  });
});
