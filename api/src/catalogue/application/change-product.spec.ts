import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { NotAProduct, ProductChanged, ProductNotFound, SkuTaken, StockIsHeld } from '../domain/refusals.js';
import { aMug, aShirt, InMemoryProducts, InMemoryProductStock } from '../testing/in-memory-products.js';
import { ChangeProduct, type ProductEdit } from './change-product.js';
import { Skus } from './skus.js';

describe('a change of a product', () => {
  let products: InMemoryProducts;
  let stock: InMemoryProductStock;
  let changing: ChangeProduct;
  beforeEach(() => {
    products = new InMemoryProducts(aMug(), aShirt());
    stock = new InMemoryProductStock(
      new Map([
        ['mug-v', 10],
        ['s', 4],
        ['m', 6],
      ]),
    );
    let count = 0;
    const ids = { next: () => `fresh-id-${(count += 1)}` };
    changing = new ChangeProduct(products, stock, new Skus(ids), ids, new DirectUnitOfWork());
  });

  const change = (edit: Partial<ProductEdit>) =>
    changing
      .changeProduct({ id: 'mug', change: {}, reason: 'counted', actorId: 'root', ...edit })
      .catch((error: unknown) => error);
  const unchanged = () => {
    expect([products.state('mug'), products.state('shirt')]).toEqual([aMug(), aShirt()]);
    expect([products.writers, stock.book]).toEqual([[], []]);
  };
  const sizes = (...ids: string[]) =>
    ids.map((id) => ({ id, options: { Size: id.toUpperCase() }, sku: id.toUpperCase() }));

  it('writes what it names, by whom, and leaves the stock alone', async () => {
    await change({ change: { name: 'Cup' } });
    expect(products.kept.get('mug')).toEqual({ state: aMug({ name: 'Cup' }), version: 2 });
    expect([products.writers, stock.book]).toEqual([['root'], []]);
  });

  it('is refused over another edition than its writer read', async () => {
    expect(await change({ change: { name: 'Cup' }, version: 2 })).toBeInstanceOf(ProductChanged);
    unchanged();
    expect(await change({ change: { name: 'Cup' }, version: 1 })).toBeUndefined();
    expect(products.state('mug')?.name).toBe('Cup');
  });

  it('is refused for a product that does not exist, or would be none', async () => {
    expect(await change({ id: 'none' })).toBeInstanceOf(ProductNotFound);
    expect(await change({ change: { variants: [] } })).toBeInstanceOf(NotAProduct);
    expect(await change({ change: { variants: [{ id: 'mug-v', options: {}, sku: 'M' }] } })).toBeInstanceOf(
      SkuTaken,
    );
    unchanged();
  });

  it('counts the shelf of the only variant, so that what was sold meanwhile stays sold', async () => {
    await change({ stock: { to: 20, seen: 12 } });
    expect(stock.shelves.get('mug-v')).toBe(18);
    expect(stock.book).toEqual([{ variantId: 'mug-v', reason: 'counted', actorId: 'root' }]);
    await change({ stock: { to: null } });
    expect(stock.shelves.get('mug-v')).toBeNull();
  });

  it('is taxed as its bundles are', async () => {
    products.bundled.add('mug');
    expect(await change({ change: { taxCategory: 'reduced' } })).toMatchObject({
      code: 'not_a_product',
      details: { fields: [{ field: 'taxCategory' }] },
    });
    expect(await change({ change: { taxCategory: 'standard', name: 'Cup' } })).toBeUndefined();
  });

  it('is sent as its bundles are', async () => {
    products.bundled.add('mug');
    expect(await change({ change: { isShipped: false } })).toMatchObject({
      code: 'not_a_product',
      details: { fields: [{ field: 'isShipped' }] },
    });
    expect(await change({ change: { isShipped: true, name: 'Cup' } })).toBeUndefined();
  });

  it('sets no stock of a bundle, and tells it at each variant that is one', async () => {
    stock.bundles.add('s');
    const stocks = [{ to: 1, seen: 5 }, undefined];
    expect(await change({ id: 'shirt', stocks })).toMatchObject({
      code: 'bundle_has_no_stock',
      details: { fields: [{ field: 'variants.0.stock' }] },
    });
  });

  it('takes nothing off a shelf that waiting orders hold', async () => {
    stock.held.set('mug-v', 3);
    expect(await change({ stock: { to: 2, seen: 12 } })).toBeInstanceOf(StockIsHeld);
    expect([stock.shelves.get('mug-v'), stock.book]).toEqual([10, []]);
  });

  it('tells each shelf that holds too little, and changes none', async () => {
    for (const id of ['s', 'm']) stock.held.set(id, 3);
    const stocks = [
      { to: 1, seen: 4 },
      { to: 2, seen: 6 },
    ];
    const refused = await change({ id: 'shirt', change: { variants: sizes('s', 'm') }, stocks });
    const fields = [{ field: 'variants.0.stock' }, { field: 'variants.1.stock' }];
    expect(refused).toMatchObject({ details: { fields } });
    expect(stock.book).toEqual([]);
  });

  it('does not say one stock of several variants', async () => {
    expect(await change({ id: 'shirt', stock: { to: 5 } })).toBeInstanceOf(NotAProduct);
    expect(stock.book).toEqual([]);
  });

  it('counts the shelves that it names, in the order of the variants', async () => {
    const stocks = [undefined, { to: 9 }];
    await change({ id: 'shirt', change: { variants: sizes('m', 's') }, stock: { to: 1 }, stocks });
    expect([...stock.shelves]).toEqual([
      ['mug-v', 10],
      ['s', 9],
      ['m', 6],
    ]);
  });

  it('empties the shelf of a variant that it takes out, with the reason', async () => {
    await change({ id: 'shirt', change: { variants: sizes('m') } });
    expect(products.state('shirt')?.variants.map(({ id }) => id)).toEqual(['m']);
    expect([stock.shelves.get('s'), stock.shelves.get('m')]).toEqual([0, 6]);
    expect(stock.book).toEqual([{ variantId: 's', reason: 'counted', actorId: 'root' }]);
  });

  it.each([
    ['five', { to: 5 }, 5, 1],
    ['no', undefined, 0, 0],
    ['no more than no', { to: 0 }, 0, 0],
    ['unlimited', { to: null }, null, 0],
  ])('opens the shelf of a new variant with %s pieces', async (_, wanted, units, booked) => {
    const added = [...sizes('s', 'm'), { options: { Size: 'L' } }];
    await change({ id: 'shirt', change: { variants: added }, stocks: [undefined, undefined, wanted] });
    expect(products.state('shirt')?.variants.at(-1)).toMatchObject({
      ...{ id: 'fresh-id-1', sku: 'SHIRT-ESH-ID-2' },
      priceCents: 1_800,
    });
    expect([stock.shelves.get('fresh-id-1'), stock.book.length]).toEqual([units, booked]);
  });

  it('turns the featured mark over and back', async () => {
    expect(await changing.toggleFeatured('mug', 'root')).toBe(true);
    expect(products.state('mug')).toEqual(aMug({ isFeatured: true }));
    expect(await changing.toggleFeatured('mug', 'root')).toBe(false);
    expect([products.state('mug'), products.writers]).toEqual([aMug(), ['root', 'root']]);
    await expect(changing.toggleFeatured('none', 'root')).rejects.toThrow(ProductNotFound);
  });
});
