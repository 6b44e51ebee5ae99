import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mailsTo, mailTo, untilHeard } from '../support/mails.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

/** A product with one review, and what the shop says to it. */
async function reviewed(comment = 'The zip broke.') {
  const { id: productId } = await makeProduct(admin);
  const shopper = await shop.shopper('Ann Kamau');
  const { email } = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data;
  await shopper.post(`/products/${productId}/rate`, { rating: 2, comment }, { expect: 200 });
  const filter = encodeURIComponent(JSON.stringify({ productId }));
  const { body } = await admin.get<Json>(`/admin/reviews?filter=${filter}`, { expect: 200 });
  const path = `/admin/reviews/${body[0].id}`;
  const shown = async () => {
    const page = await shop.client.get<Json>(`/products/${productId}`, { expect: 200 });
    const list = await shop.client.get<Json>(`/products/${productId}/reviews`, { expect: 200 });
    const said = [page.body.data.reviews[0], list.body.data[0]].map((one: Json) => one?.answer?.text);
    return said;
  };
  return { shopper, email, path, productId, shown };
}
const answer = (path: string, text: string, expected = 200) =>
  admin.put<Json>(`${path}/answer`, { text }, { expect: expected });

describe('an answer of the shop to a review', () => {
  it('is read by everybody below it, and its author gets one letter', async () => {
    const { path, email, shown } = await reviewed();
    const { body } = await answer(path, 'We send you another one.');
    expect(body).toMatchObject({ answer: 'We send you another one.', answeredAt: expect.any(String) });
    expect(await shown()).toEqual(['We send you another one.', 'We send you another one.']);
    expect(await mailTo(shop, email, 'has answered your review')).toContain('We send you another one.');
    await answer(path, 'We have sent you another one.');
    await admin.delete(`${path}/answer`, undefined, { expect: 200 });
    const back = await answer(path, 'We have sent you another one.');
    expect([body.authorTold, back.body.authorTold]).toEqual([true, true]);
    await untilHeard(shop, 'mail.review-answered');
    const letters = (await mailsTo(shop, email)).filter((mail) => mail.includes('answered your review'));
    expect(letters).toHaveLength(1);
    await admin.delete(`${path}/answer`, undefined, { expect: 200 });
    expect(await shown()).toEqual([undefined, undefined]);
  });

  it('goes out of sight with its review, and is found by whether there is one', async () => {
    const { path, productId, shown } = await reviewed();
    await answer(path, 'Sorry.');
    await admin.put(path, { status: 'rejected' }, { expect: 200 });
    expect(await shown()).toEqual([undefined, undefined]);
    const refused = await answer(path, 'Very sorry.', 409);
    expect(refused.body.code).toBe('review_not_published');
    for (const [answered, found] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const filter = encodeURIComponent(JSON.stringify({ productId, answered }));
      expect((await admin.get<Json>(`/admin/reviews?filter=${filter}`)).body).toHaveLength(found);
    }
  });

  it('replaces no other answer than the one that was seen', async () => {
    const { path } = await reviewed();
    const put = (text: string, replaces: unknown) => admin.put<Json>(`${path}/answer`, { text, replaces });
    const { answeredAt } = (await put('Sorry.', null)).body;
    const late = await put('Never mind.', null);
    expect([late.status, late.body.code]).toEqual([412, 'changed']);
    expect((await put('We are sorry.', answeredAt)).body.answer).toBe('We are sorry.');
    expect((await put('Never mind.', answeredAt)).status).toBe(412);
    const odd = await put('Sorry.', 'yesterday');
    expect([odd.status, odd.body.errors[0].field]).toEqual([400, 'replaces']);
  });

  it('says at its field what is wrong with it', async () => {
    const { path } = await reviewed();
    for (const text of ['', '   ', 'x'.repeat(2_001), 7, null]) {
      const refused = await admin.put<Json>(`${path}/answer`, { text });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'text']);
    }
    expect((await answer(`/admin/reviews/${v7()}`, 'Sorry.', 404)).body.code).toBe('review_not_found');
  });
});
