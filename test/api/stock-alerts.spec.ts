import { describe, expect, it } from '@jest/globals';
import { mailTo, mailsTo } from '../support/mails.js';
import { eventually, runJob } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { unquoted } from '../support/unquoted.js';
import { useShop } from '../support/use-shop.js';

describe('"Tell me when it is back"', () => {
  const shop = useShop();

  it('writes once when stock returns, and forgets the address', async () => {
    const admin = await shop.admin();
    const email = 'patient@example.com';
    const { id } = await makeProduct(admin, { name: 'Rare Mug', stock: 0 });
    for (let again = 0; again < 2; again += 1)
      await shop.client.post(`/products/${id}/stock-alerts`, { email }, { expect: 200 });
    const waiting = () => shop.sql('select email from stock_alert where product_id = $1', [id]);
    expect(await waiting()).toEqual([{ email }]);
    await runJob(shop, 'alerts.back-in-stock');
    expect(await waiting()).toHaveLength(1);

    await admin.put(`/admin/products/${id}`, { stock: 4 }, { expect: 200 });
    await runJob(shop, 'alerts.back-in-stock', 'again');
    expect(await mailTo(shop, email, 'is back in stock')).toContain(`/product/${id}`);
    expect([await waiting(), await mailsTo(shop, email)].map((list) => list.length)).toEqual([0, 1]);
    const late = await shop.client.post(`/products/${id}/stock-alerts`, { email });
    expect([late.status, late.body.code]).toEqual([409, 'in_stock_already']);
  });

  it('tells the shop once what runs low, until there is more of it', async () => {
    const admin = await shop.admin();
    const [newOrderEmail, name] = ['low@shop.example', 'Dwindling Mug'];
    await admin.put('/admin/settings/shop', { lowStockMail: true, newOrderEmail }, { expect: 200 });
    const { id } = await makeProduct(admin, { name, stock: 9, lowStockFrom: 4 });
    const look = (as: string) => runJob(shop, 'alerts.low-stock', as);
    const letters = async () => (await mailsTo(shop, newOrderEmail)).filter((mail) => mail.includes(name));
    await look('enough');
    await admin.put(`/admin/products/${id}`, { stock: 4 }, { expect: 200 });
    await look('low');
    const mail = unquoted(await mailTo(shop, newOrderEmail, name));
    expect(mail).toContain('/admin/products?filter=');
    await look('told');
    expect(await letters()).toHaveLength(1);
    await admin.put(`/admin/products/${id}`, { stock: 5 }, { expect: 200 });
    await look('raised');
    const hold = (pieces: number) =>
      shop.sql(
        'update stock set held = held + $2 from variant v where v.id = variant_id and v.product_id = $1',
        [id, pieces],
      );
    // what an unpaid order holds is not sold
    await hold(2);
    await look('held');
    await hold(-2);
    expect(
      await shop.sql(
        'select t.variant_id from low_stock_told t join variant v on v.id = t.variant_id where v.product_id = $1',
        [id],
      ),
    ).toEqual([]);
    await admin.put(`/admin/products/${id}`, { stock: 1 }, { expect: 200 });
    await look('again');
    await eventually(letters, (all) => all.length === 2);
    await admin.put('/admin/settings/shop', { lowStockMail: false, newOrderEmail: '' }, { expect: 200 });
  });

  it('waits for the variant that was asked for, not for its neighbour', async () => {
    const admin = await shop.admin();
    const options = [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }];
    const variants = ['S', 'M'].map((Size) => ({ options: { Size }, price: 9, stock: Size === 'S' ? 0 : 3 }));
    const product = await makeProduct(admin, { options, variants });
    const [small, medium] = product.variants;
    const ask = (variantId: string) =>
      shop.client.post(`/products/${product.id}/stock-alerts`, { email: 'small@example.com', variantId });
    expect((await ask(medium.id)).body.code).toBe('in_stock_already');
    expect((await ask(small.id)).status).toBe(200);
    await runJob(shop, 'alerts.back-in-stock', 'variants');
    expect(await shop.sql('select variant_id from stock_alert where product_id = $1', [product.id])).toEqual([
      { variant_id: small.id },
    ]);
    expect((await ask(product.id)).status).toBe(404);
  });

  it('is written in the language in which it was asked for, though a job sends it', async () => {
    const admin = await shop.admin();
    await admin.put('/admin/settings/shop', { languages: ['en', 'fr'] }, { expect: 200 });
    const { id } = await makeProduct(admin, { stock: 0 });
    const email = 'lectrice@example.com';
    const headers = { 'accept-language': 'fr' };
    await shop.client.post(`/products/${id}/stock-alerts`, { email }, { headers, expect: 200 });
    await admin.put(`/admin/products/${id}`, { stock: 1 }, { expect: 200 });
    await runJob(shop, 'alerts.back-in-stock', 'language');
    expect(unquoted(await mailTo(shop, email, `/fr/product/${id}`))).toContain('<html lang="fr"');
    await admin.put('/admin/settings/shop', { languages: ['en'] }, { expect: 200 });
  });

  it('asks for an address', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, { stock: 0 });
    const answer = await shop.client.post(`/products/${id}/stock-alerts`, { email: 'nobody' });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'email']);
  });

  it('is open to accounts, and to whoever comes with a session that has ended', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, { stock: 0 });
    const email = 'anybody@example.com';
    const shopper = await shop.shopper();
    await shopper.post(`/products/${id}/stock-alerts`, { email }, { expect: 200 });
    await shopper.post('/auth/logout', undefined, { expect: 200 });
    const headers = { authorization: 'Bearer of.nobody.known' };
    await shop.client.post(`/products/${id}/stock-alerts`, { email }, { headers, expect: 200 });
    await shopper.post(`/products/${id}/stock-alerts`, { email }, { expect: 200 });
  });
});
