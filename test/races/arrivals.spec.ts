import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { stampede, withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, stockOf } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const MAIN = '00000000-0000-7000-8000-000000000010';

describe('goods that arrive, over two processes', () => {
  const shop = useShop({ processes: 2 });

  it('are unpacked once by ten people who have the same delivery before them', async () => {
    const [jacket, admin] = [await goods(shop), await shop.admin()];
    const lines = [{ variantId: jacket.variantId, quantity: 12 }];
    const { body: draft } = await admin.post<Json>('/admin/purchase-orders', { supplier: 'S', lines });
    const path = `/admin/purchase-orders/${draft.id}`;
    const { body: way } = await admin.post<Json>(`${path}/send`, { version: draft.version }, { expect: 200 });
    const came = { version: way.version, lines: [{ variantId: jacket.variantId, received: 5, lost: 0 }] };
    const statuses = await stampede(
      Array.from(
        { length: 10 },
        () => async () => (await withRetries(() => admin.post(`${path}/receive`, came))).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    expect((await stockOf(shop, jacket)).on_hand).toBe(15);
    await mustBeSound(shop);
  });

  it('leave their place once, and come back once, whatever is called back at the same time', async () => {
    const [jacket, admin] = [await goods(shop), await shop.admin()];
    const { body: town } = await admin.post<Json>('/admin/places', { name: 'Town of races' });
    const lines = [{ variantId: jacket.variantId, quantity: 6 }];
    const terms = { fromPlaceId: MAIN, placeId: town.id, lines };
    const { body: draft } = await admin.post<Json>('/admin/transfers', terms);
    const path = `/admin/transfers/${draft.id}`;
    const steps = (names: readonly string[], body: object) =>
      stampede(
        names.map(
          (name) => async () => (await withRetries(() => admin.post(`${path}/${name}`, body))).status,
        ),
      );
    expect((await steps(['send', 'send', 'send'], { version: draft.version })).toSorted()).toEqual([
      200, 412, 412,
    ]);
    expect((await stockOf(shop, jacket)).on_hand).toBe(4);
    const came = [{ variantId: jacket.variantId, received: 6, lost: 0 }];
    const ends = await steps(['receive', 'close', 'receive', 'close'], {
      version: draft.version + 1,
      lines: came,
    });
    expect(ends.toSorted()).toEqual([200, 412, 412, 412]);
    expect((await stockOf(shop, jacket)).on_hand).toBe(10);
    await mustBeSound(shop);
  });
});
