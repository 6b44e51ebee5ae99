import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { mustBeSound } from '../support/money.js';
import { makeProduct, namesOf } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

describe('favorites', () => {
  const shop = useShop();

  it('are toggled by the call of the specification', async () => {
    const { id } = await makeProduct(await shop.admin());
    const shopper = await shop.shopper();
    const on = await shopper.post('/favorites', { productId: id }, { expect: 200 });
    expect(on.body).toMatchObject({
      message: 'Added to favorites',
      data: { favorited: true, productId: id },
    });
    const off = await shopper.post('/favorites', { productId: id }, { expect: 200 });
    expect(off.body).toMatchObject({ message: 'Removed from favorites', data: { favorited: false } });
  });

  it('are saved and removed any number of times alike, and listed with the latest first', async () => {
    const admin = await shop.admin();
    const [one, two] = [await makeProduct(admin, { name: 'One' }), await makeProduct(admin, { name: 'Two' })];
    const shopper = await shop.shopper();
    for (const { id } of [one, two, two]) await shopper.put(`/favorites/${id}`, undefined, { expect: 200 });
    expect(namesOf((await shopper.get('/favorites', { expect: 200 })).body)).toEqual(['Two', 'One']);
    for (let round = 0; round < 2; round += 1) {
      const removed = await shopper.delete(`/favorites/${one.id}`, undefined, { expect: 200 });
      expect(removed.body.message).toBe('Item removed from favorites');
    }
    expect((await shopper.get('/favorites')).body.meta.total).toBe(1);
    expect((await (await shop.shopper()).get('/favorites')).body.data).toEqual([]);
  });

  it('refuse what is no product', async () => {
    const shopper = await shop.shopper();
    const missing = '01941f94-e1f9-77b4-8b41-000000000000';
    expect((await shopper.put(`/favorites/${missing}`)).status).toBe(404);
    expect((await shopper.post('/favorites', { productId: missing })).status).toBe(404);
    for (const productId of ['x', 1, null, [missing], { $ne: 1 }])
      expect((await shopper.post('/favorites', { productId })).status).toBe(400);
  });
});

describe('favorites and reviews, over two processes', () => {
  const shop = useShop({ processes: 2 });

  it('R35 keeps each favorite once, however many save, remove and toggle it at once', async () => {
    const admin = await shop.admin();
    const names = ['Kept', 'Gone', 'Either', 'Toggled'];
    const made = await Promise.all(names.map((name) => makeProduct(admin, { name })));
    const [kept = '', gone = '', either = '', toggled = ''] = made.map(({ id }) => String(id));
    const shopper = await shop.shopper();
    await shopper.put(`/favorites/${gone}`, undefined, { expect: 200 });
    const doors = shop.apis.map((api) => api.client.as(shopper.token));
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => {
        const door = doors[index % 2] ?? shopper;
        const turn = Math.floor(index / 2) % 4;
        return withRetries(() =>
          [
            () => door.put(`/favorites/${kept}`),
            () => door.delete(`/favorites/${gone}`),
            () => (index % 16 < 8 ? door.put(`/favorites/${either}`) : door.delete(`/favorites/${either}`)),
            () => door.post('/favorites', { productId: toggled }),
          ][turn]!(),
        );
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await shop.sql<{ id: string }>(
      `select product_id as id from favorite where account_id = (select id from account where email_key = $1)`,
      [shopper.email],
    );
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([ids.includes(kept), ids.includes(gone)]).toEqual([true, false]);
    const { body } = await shopper.get('/favorites', { expect: 200 });
    expect([body.meta.total, new Set(namesOf(body)).size]).toEqual([ids.length, ids.length]);
  });

  it('S24 keep one per shopper and product; the second replaces the first', async () => {
    const { id } = await makeProduct(await shop.admin());
    const shopper = await shop.shopper('Grace Wanjiru');
    await shopper.post(
      `/products/${id}/rate`,
      { rating: 2, title: 'Hm', comment: 'Not sure.' },
      { expect: 200 },
    );
    const { body } = await shopper.post(`/products/${id}/rate`, { rating: 5 }, { expect: 200 });
    expect(body.data).toMatchObject({ newAverageRating: 5, newRatingCount: 1 });
    expect(body.data.reviews).toMatchObject([
      { rating: 5, title: 'Hm', author: 'Grace W.', verified: false },
    ]);
  });

  it('S24 keep the mean exact when one shopper rates a hundred times at once', async () => {
    const { id } = await makeProduct(await shop.admin());
    const shopper = await shop.shopper();
    const doors = shop.apis.map((api) => api.client.as(shopper.token));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (doors[index % 2] ?? shopper).post(`/products/${id}/rate`, { rating: (index % 5) + 1 }),
      ),
    );
    expect(answers.filter((answer) => ![200, 503].includes(answer.status))).toEqual([]);
    const [row] = await shop.sql<Json>(
      `select p.rating_sum, p.rating_count, (select sum(rating)::int from review where product_id = p.id) as truth
       from product p where p.id = $1`,
      [id],
    );
    expect(row.rating_count).toBe(1);
    expect(row.rating_sum).toBe(row.truth);
  });

  it('R35 keep the mean exact when many shoppers rate at once', async () => {
    const { id } = await makeProduct(await shop.admin());
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.shopper()));
    await Promise.all(
      shoppers.map((shopper, index) =>
        withRetries(() => shopper.post(`/products/${id}/rate`, { rating: (index % 5) + 1 })),
      ),
    );
    const { data } = (await shop.client.get(`/products/${id}`)).body;
    expect(data).toMatchObject({ ratingCount: 12, rating: 2.8 });
    await mustBeSound(shop);
  });

  it('S24 take whole stars from 1 to 5 alone', async () => {
    const { id } = await makeProduct(await shop.admin());
    const shopper = await shop.shopper();
    for (const rating of [0, 6, 4.5, '5', null, [5], { $gt: 1 }, true])
      expect((await shopper.post(`/products/${id}/rate`, { rating })).status).toBe(400);
    expect((await shop.client.post(`/products/${id}/rate`, { rating: 5 })).status).toBe(401);
    expect((await shop.client.get(`/products/${id}`)).body.data.ratingCount).toBe(0);
  });

  it('say how the size fits, which is counted while they are published', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const fitOf = async () => (await shop.client.get<Json>(`/products/${id}`, { expect: 200 })).body.data.fit;
    const [ada, bob] = [await shop.shopper(), await shop.shopper()];
    expect((await ada.post(`/products/${id}/rate`, { rating: 4, fit: 'tight' })).status).toBe(400);
    await ada.post(`/products/${id}/rate`, { rating: 4, fit: 'small' }, { expect: 200 });
    await bob.post(`/products/${id}/rate`, { rating: 5, fit: 'small' }, { expect: 200 });
    const again = await bob.post<Json>(`/products/${id}/rate`, { rating: 3 }, { expect: 200 });
    expect(again.body.data.reviews.map(({ fit }: Json) => fit)).toEqual(['small', 'small']);
    expect(await fitOf()).toEqual({ small: 2, right: 0, large: 0 });
    await ada.post(`/products/${id}/rate`, { rating: 4, comment: 'www.spam.example' }, { expect: 200 });
    expect(await fitOf()).toEqual({ small: 1, right: 0, large: 0 });
  });

  it('with an address in their words wait for staff, and count once published', async () => {
    const { id } = await makeProduct(await shop.admin());
    const shopper = await shop.shopper();
    const words = { rating: 4, comment: 'Cheaper at https://spam.example' };
    const { body } = await shopper.post(`/products/${id}/rate`, words, { expect: 200 });
    expect(body.data).toMatchObject({ newRatingCount: 0, reviews: [] });
    const staff = await shop.staff();
    const waiting = await staff.get('/admin/reviews', {
      query: { filter: JSON.stringify({ status: 'pending', productId: id }) },
      expect: 200,
    });
    const [review] = waiting.body;
    await staff.put(`/admin/reviews/${review.id}`, { status: 'published' }, { expect: 200 });
    await staff.put(`/admin/reviews/${review.id}`, { status: 'published' }, { expect: 200 });
    const product = async () => (await shop.client.get(`/products/${id}`)).body.data;
    expect(await product()).toMatchObject({ ratingCount: 1, rating: 4 });
    await staff.put(`/admin/reviews/${review.id}`, { status: 'rejected' }, { expect: 200 });
    expect(await product()).toMatchObject({ ratingCount: 0, rating: 0 });
    await staff.delete(`/admin/reviews/${review.id}`, undefined, { expect: 200 });
    expect((await staff.get(`/admin/reviews/${review.id}`)).status).toBe(404);
  });

  it('count once and are taken out once, however many of the staff say so at once, off sale too', async () => {
    const { id } = await makeProduct(await shop.admin());
    const words = { rating: 4, comment: 'Cheaper at https://spam.example' };
    await (await shop.shopper()).post(`/products/${id}/rate`, words, { expect: 200 });
    await shop.sql(`update product set status = 'archived' where id = $1`, [id]);
    const [review] = await shop.sql<Json>(`select id from review where product_id = $1`, [id]);
    const staff = await shop.staff();
    const doors = shop.apis.map((api) => api.client.as(staff.token));
    const path = `/admin/reviews/${review.id}`;
    const stars = async (say: (door: typeof staff) => ReturnType<typeof staff.delete>) => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => say(doors[index % 2] ?? staff)),
      );
      expect(answers.filter(({ status }) => ![200, 404, 503].includes(status))).toEqual([]);
      const [row] = await shop.sql(`select rating_sum, rating_count from product where id = $1`, [id]);
      return row;
    };
    expect(await stars((door) => door.put(path, { status: 'published' }))).toEqual({
      ...{ rating_sum: 4, rating_count: 1 },
    });
    expect(await stars((door) => door.delete(path))).toEqual({ rating_sum: 0, rating_count: 0 });
  });

  it('are listed with the distribution of all stars, and filtered by stars', async () => {
    const { id } = await makeProduct(await shop.admin());
    for (const rating of [5, 5, 3]) await (await shop.shopper()).post(`/products/${id}/rate`, { rating });
    const { body } = await shop.client.get(`/products/${id}/reviews`, {
      query: { rating: 5, limit: 1 },
      expect: 200,
    });
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 1, pages: 2 });
    expect(body.distribution.map((share: Json) => share.count)).toEqual([2, 0, 1, 0, 0]);
  });
});
