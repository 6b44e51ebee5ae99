import { describe, expect, it } from '@jest/globals';
import { tablesThatName, untilAllIsHeard, untilForgotten } from '../support/personal-data.js';
import { prove } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const PASSWORD = 'a-good-password-1';
const shop = useShop();
const message = (email: string, name = 'Ada') =>
  shop.client.post('/contact', { name, email, message: 'My order 17 is late.' }, { expect: 201 });

describe('what lies under emails that an account had before', () => {
  it('is told and erased with it as far as it came until then, also under those of one that was merged into it', async () => {
    const [admin, merged, shopper] = [await shop.admin(), await shop.shopper(), await shop.shopper()];
    const idOf = async (one: typeof merged) => String((await one.get('/users/me')).body.data._id);
    const [mergedId, id] = [await idOf(merged), await idOf(shopper)];
    for (const one of [mergedId, id]) await prove(shop, one);
    for (const { email } of [merged, shopper]) await message(email);
    await shop.client.post('/newsletter', { email: merged.email }, { expect: 200 });
    await admin.post(`/admin/customers/${mergedId}/merge`, { into: id }, { expect: 200 });
    const email = `now-${shopper.email}`;
    await admin.put(`/admin/customers/${id}`, { email }, { expect: 200 });
    await prove(shop, id);
    const owner = await shop.login(email, PASSWORD);
    await message(merged.email, 'Bea');
    const { body } = await owner.get('/users/me/data', { expect: 200 });
    expect([body.data.messages.length, body.data.newsletter.length]).toEqual([2, 1]);
    expect(body.data.formerMailboxes.map((one: { email: string }) => one.email).toSorted()).toEqual(
      [merged.email, shopper.email].toSorted(),
    );
    await untilAllIsHeard(shop);
    await owner.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
    await untilForgotten(shop);
    expect(await tablesThatName(shop, shopper.email)).toEqual([]);
    expect(await tablesThatName(shop, merged.email)).toEqual(['contact_message']);
    const [left, ...more] = await shop.sql('select name from contact_message where email = $1', [
      merged.email,
    ]);
    expect([left, more]).toEqual([{ name: 'Bea' }, []]);
  });
});
