import { InMemoryGroupPriceLists } from '../../testing/in-memory-group-price-lists.js';
import { FiledGroupPrices } from './filed-group-prices.js';
import { InMemoryVariantCosts } from '../../testing/in-memory-variant-costs.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import { InMemoryTextBook } from '../../../kernel/testing/in-memory-text-book.js';
import type { Edit, NewFromFile } from '../../domain/import/plan.js';
import { NO_MEASURES } from '../../domain/measures.js';
import {
  GroupPriceChanged,
  ProductChanged,
  ProductNotFound,
  SkuTaken,
  TranslationChanged,
} from '../../domain/refusals.js';
import {
  aMug,
  aShirt,
  InMemoryProducts,
  InMemoryProductStock,
  InMemorySkus,
} from '../../testing/in-memory-products.js';
import { ChangeProduct } from '../change-product.js';
import { CreateProduct } from '../create-product.js';
import { RemoveProduct } from '../remove-product.js';
import { Skus } from '../skus.js';
import { ApplyStep } from './apply-step.js';
import type { Direction, Settled, StoredStep } from './ports.js';

describe('a step of an import', () => {
  let products: InMemoryProducts;
  let stock: InMemoryProductStock;
  let skus: InMemorySkus;
  let texts: InMemoryTextBook;
  let groupPrices: InMemoryGroupPriceLists;
  let useCase: ApplyStep;
  beforeEach(() => {
    products = new InMemoryProducts(aMug(), aShirt());
    stock = new InMemoryProductStock(new Map(Object.entries({ s: 4, m: 6 })));
    skus = new InMemorySkus(products);
    texts = new InMemoryTextBook();
    groupPrices = new InMemoryGroupPriceLists(new Map([['trade', 'Trade']]));
    const filedPrices = new FiledGroupPrices(groupPrices, { hold: (ids) => Promise.resolve([...ids]) });
    let count = 0;
    const ids = { next: () => `fresh-${(count += 1)}` };
    const unit = new DirectUnitOfWork();
    const rest = [stock, new Skus(ids), ids, unit] as const;
    useCase = new ApplyStep(
      products,
      stock,
      new ChangeProduct(products, ...rest),
      new CreateProduct(products, ...rest),
      new RemoveProduct(products, unit),
      skus,
      texts,
      new InMemoryVariantCosts(),
      filedPrices,
      { set: () => Promise.resolve() },
    );
  });

  const apply = (step: StoredStep | StoredStep[], direction: Direction, fileName = 'spring.csv') => {
    const by = { accountId: 'root', email: 'root@example.com' };
    const status = direction === 'run' ? 'running' : 'undoing';
    return useCase
      .applySteps([step].flat(), direction, { id: 'import', status, fileName, by })
      .then((settled) => (Array.isArray(step) ? settled : settled[0]))
      .catch((error: unknown) => error);
  };
  const edit = (name: string, to: number, seen: number): Edit => ({
    product: { name },
    variants: [{ id: 'm', priceCents: to * 100, stock: { to, seen } }],
  });
  const update = (more: Partial<{ productId: string; version: number; versionAfter: number }> = {}) =>
    ({
      ...{ kind: 'update', position: 1, name: 'Shirt', productId: 'shirt', version: 1, versionAfter: null },
      ...{ apply: edit('Tee', 9, 6), undo: edit('Shirt', 6, 9), ...more },
    }) as StoredStep;
  const lamp = (): NewFromFile => ({
    ...{ name: 'Lamp', description: 'A lamp.', category: 'Light', isFeatured: true },
    options: [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) }],
    variants: [
      {
        sku: 'L-S',
        options: { Size: 'S' },
        priceCents: 900,
        stock: 3,
        gtin: '',
        ownPrices: {},
        ...NO_MEASURES,
      },
      {
        sku: 'L-M',
        options: { Size: 'M' },
        priceCents: 700,
        stock: null,
        gtin: '',
        ownPrices: {},
        ...NO_MEASURES,
      },
    ],
  });
  const create = (productId: string | null = null, versionAfter: number | null = null): StoredStep => ({
    ...{ kind: 'create', position: 2, name: 'Lamp', product: lamp(), productId, versionAfter },
  });

  it('says texts of other languages with it, or nothing at all where somebody else did, and takes them back', async () => {
    const red = { kind: 'word', owner: 'Red', field: 'text', language: 'fr', original: 'Red' } as const;
    const own = { ...red, kind: 'product', owner: '', field: 'name', original: 'Lamp' } as const;
    const said = [
      { ...own, from: '', to: 'Lampe' },
      { ...red, from: '', to: 'Rouge' },
    ];
    const made = { ...create(), product: { ...lamp(), texts: said } } as StoredStep;
    const { productId, versionAfter } = (await apply(made, 'run')) as Settled;
    expect(texts.texts.map(({ owner, text }) => [owner, text])).toEqual([
      [productId, 'Lampe'],
      ['Red', 'Rouge'],
    ]);
    const turned = { product: {}, variants: [], texts: [{ ...red, from: 'Rouge', to: 'Vermeil' }] };
    const back = { product: {}, variants: [], texts: [{ ...red, from: 'Vermeil', to: 'Rouge' }] };
    const change = { ...update(), apply: turned, undo: back } as StoredStep;
    expect(await apply(change, 'run')).toEqual({ versionAfter: 1 });
    const stale = { ...made, productId, versionAfter } as StoredStep;
    expect(await apply(stale, 'undo')).toBeInstanceOf(TranslationChanged);
    expect(await apply({ ...change, versionAfter: 1 }, 'undo')).toEqual({ versionAfter: 1 });
    expect(await apply(stale, 'undo')).toEqual({});
    expect(texts.texts.map(({ owner }) => owner)).toEqual([productId]);
  });

  it('sets what groups pay over what they paid before, and over nothing else, both ways', async () => {
    const place = { groupId: 'trade', currency: 'USD', from: 1 };
    const pays = (priceCents: number | null): Edit => ({
      product: {},
      variants: [{ id: 'm', groupPrices: [{ ...place, group: 'Trade', priceCents }] }],
    });
    const price = async () => (await groupPrices.ofVariants(['m'])).map(({ priceCents }) => priceCents);
    const set = (priceCents: number) => groupPrices.set([{ ...place, variantId: 'm', priceCents }]);
    const step = { ...update({ versionAfter: 1 }), apply: pays(900), undo: pays(1_000) } as StoredStep;
    await set(800);
    expect([await apply(step, 'run'), await price()]).toEqual([expect.any(GroupPriceChanged), [800]]);
    await set(1_000);
    expect([await apply(step, 'run'), await price()]).toEqual([{ versionAfter: 1 }, [900]]);
    await set(700);
    expect([await apply(step, 'undo'), await price()]).toEqual([expect.any(GroupPriceChanged), [700]]);
    // whoever has set what is wanted has set nothing else
    await set(1_000);
    expect([await apply(step, 'undo'), await price()]).toEqual([{ versionAfter: 1 }, [1_000]]);
    const first = { ...step, undo: pays(null) } as StoredStep;
    expect(await apply(first, 'run')).toBeInstanceOf(GroupPriceChanged);
  });

  it('changes a product and those of its variants that are named', async () => {
    stock.shelves.set('m', 5);
    expect(await apply(update(), 'run')).toEqual({ versionAfter: 2 });
    const [s, m] = aShirt().variants;
    expect(products.state('shirt')).toEqual({
      ...aShirt(),
      name: 'Tee',
      variants: [s, { ...m, priceCents: 900 }],
    });
    expect([stock.shelves.get('s'), stock.shelves.get('m')]).toEqual([4, 8]);
    expect(stock.book).toEqual([{ variantId: 'm', reason: 'import spring.csv', actorId: 'root' }]);
    expect(products.writers).toEqual(['root']);
  });

  it('changes a product alone when no variant is named', async () => {
    const apart: StoredStep = {
      ...update(),
      kind: 'update',
      apply: { product: { discount: 10 }, variants: [] },
    } as StoredStep;
    expect(await apply(apart, 'run')).toEqual({ versionAfter: 2 });
    expect([products.state('shirt'), stock.book]).toEqual([{ ...aShirt(), discount: 10 }, []]);
  });

  it('is taken back over the version that it made', async () => {
    await apply(update(), 'run');
    stock.book.length = 0;
    expect(await apply(update({ versionAfter: 2 }), 'undo')).toEqual({ versionAfter: 3 });
    expect([products.state('shirt')?.name, stock.shelves.get('m')]).toEqual(['Shirt', 6]);
    expect(stock.book).toEqual([{ variantId: 'm', reason: 'import undone spring.csv', actorId: 'root' }]);
  });

  it('gives a reason that fits into the book whatever the file is called', async () => {
    await apply(update(), 'run', 'x'.repeat(300));
    expect(stock.book[0]?.reason).toBe(`import ${'x'.repeat(193)}`);
    await apply(update({ versionAfter: 2 }), 'undo', '');
    expect(stock.book[1]?.reason).toBe('import undone');
  });

  it('is refused over a product that changed since, or that is gone', async () => {
    expect(await apply(update({ version: 7 }), 'run')).toBeInstanceOf(ProductChanged);
    expect(await apply(update(), 'undo')).toBeInstanceOf(ProductChanged);
    expect(await apply(update({ productId: 'none' }), 'run')).toBeInstanceOf(ProductNotFound);
    expect([products.state('shirt'), stock.book]).toEqual([aShirt(), []]);
  });

  it('makes a product with the SKUs and shelves of the file', async () => {
    expect(await apply(create(), 'run')).toEqual({ productId: 'fresh-1', versionAfter: 1 });
    const made = products.state('fresh-1');
    expect(made).toMatchObject({ name: 'Lamp', isFeatured: true, status: 'active' });
    expect(made?.variants).toMatchObject(lamp().variants.map(({ sku, priceCents }) => ({ sku, priceCents })));
    expect(made?.variants.map(({ id }) => stock.shelves.get(id))).toEqual([3, null]);
  });

  it('makes none with a SKU that is taken, and names its line', async () => {
    skus.reserved.add('L-M');
    const line = { details: { fields: [expect.objectContaining({ field: 'variants.1.sku' })] } };
    const error = await apply(create(), 'run');
    expect(error).toBeInstanceOf(SkuTaken);
    expect(error).toMatchObject(line);
    skus.reserved.add('L-S');
    expect(await apply(create(), 'run')).toBeInstanceOf(SkuTaken);
    expect([[...products.kept.keys()], stock.shelves.size]).toEqual([['mug', 'shirt'], 2]);
  });

  it('makes several that follow each other together, each with its own SKUs and shelf, and changes the others in their order', async () => {
    const stool = {
      ...lamp(),
      name: 'Stool',
      variants: lamp().variants.map((one) => ({ ...one, sku: `T${one.sku}` })),
    };
    const steps = [update(), create(), { ...create(), position: 3, product: stool } as StoredStep];
    const settled = (await apply(steps, 'run')) as Settled[];
    expect(settled).toEqual([2, 1, 1].map((versionAfter) => expect.objectContaining({ versionAfter })));
    expect(settled.map(({ productId }) => productId && products.state(productId)?.name)).toEqual([
      ...[undefined, 'Lamp', 'Stool'],
    ]);
    const made = products.state(settled[2]?.productId ?? '')?.variants ?? [];
    expect(made.map(({ id, sku }) => [sku, stock.shelves.get(id)])).toEqual([
      ...[
        ['TL-S', 3],
        ['TL-M', null],
      ],
    ]);
    expect(products.state('shirt')?.name).toBe('Tee');
  });

  it('takes the product that it made out again, as long as nobody changed it', async () => {
    for (const made of [0, 2])
      expect(await apply(create('mug', made), 'undo')).toBeInstanceOf(ProductChanged);
    expect(await apply(create('none', 1), 'undo')).toBeInstanceOf(ProductNotFound);
    expect(await apply(create(), 'undo')).toBeInstanceOf(ProductNotFound);
    expect([...products.kept.keys()]).toEqual(['mug', 'shirt']);
    expect(await apply(create('mug', 1), 'undo')).toEqual({});
    expect([...products.kept.keys()]).toEqual(['shirt']);
  });

  it('archives the product that it made when orders refer to it, and says so', async () => {
    products.ordered.add('mug');
    expect(await apply(create('mug', 1), 'undo')).toEqual({
      message: 'Archived: orders or carts refer to it',
    });
    expect([products.state('mug')?.status, products.writers]).toEqual(['archived', ['root']]);
  });
});
