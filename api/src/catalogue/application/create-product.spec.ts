import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { NotAProduct, SkuTaken } from '../domain/refusals.js';
import { aMug, aShirt, InMemoryProducts, InMemoryProductStock } from '../testing/in-memory-products.js';
import { CreateProduct, type NewProduct } from './create-product.js';
import { Skus } from './skus.js';

describe('a new product', () => {
  let products: InMemoryProducts;
  let stock: InMemoryProductStock;
  beforeEach(() => {
    products = new InMemoryProducts(aMug());
    stock = new InMemoryProductStock();
  });

  const create = (more: Partial<NewProduct> = {}) => {
    let count = 0;
    const ids = { next: () => `${(count += 1)}`.padStart(8, '0') };
    const lamp = {
      ...{ name: 'Lamp', description: 'A lamp.', category: 'Light', priceCents: 4_900, stocks: [7] },
      actorId: 'root',
    };
    return new CreateProduct(products, stock, new Skus(ids), ids, new DirectUnitOfWork())
      .createProduct({ ...lamp, ...more })
      .catch((error: unknown) => error);
  };
  const shirt = (): Partial<NewProduct> => ({
    options: aShirt().options,
    variants: ['S', 'M'].map((Size) => ({ options: { Size }, sku: `LAMP-${Size}` })),
  });

  it('is on sale with one silent variant, whose pieces lie on its shelf', async () => {
    const id = await create();
    expect(products.state(String(id))).toMatchObject({
      ...{ id, name: 'Lamp', description: 'A lamp.', category: 'Light', categories: ['Light'], discount: 0 },
      ...{ isFeatured: false, taxCategory: 'standard', isShipped: true, status: 'active' },
      ...{ options: [], images: [], variants: [{ options: {}, priceCents: 4_900, grams: 0 }] },
    });
    const [variant] = products.state(String(id))?.variants ?? [];
    expect(variant?.sku).toMatch(/^LAMP-\d{8}$/);
    expect([...stock.shelves]).toEqual([[variant?.id, 7]]);
    expect(products.writers).toEqual(['root']);
  });

  it('may be archived from the start', async () => {
    expect(products.state(String(await create({ status: 'archived' })))?.status).toBe('archived');
  });

  it('opens a shelf for each variant, unlimited where none is said', async () => {
    const id = await create({ ...shirt(), stocks: [3] });
    const ids = products.state(String(id))?.variants.map((one) => one.id) ?? [];
    expect([...stock.shelves]).toEqual([
      [ids[0], 3],
      [ids[1], null],
    ]);
    expect(new Set([id, ...ids]).size).toBe(3);
  });

  it.each([
    ['the SKU of another one', { variants: [{ options: {}, sku: 'MUG-V' }] }, SkuTaken],
    ['no variant', { variants: [] }, NotAProduct],
  ])('is not made with %s, and has no shelf', async (_, more, refusal) => {
    expect(await create(more)).toBeInstanceOf(refusal);
    expect([[...products.kept.keys()], stock.shelves.size]).toEqual([['mug'], 0]);
  });
});
