import { describe, expect, it } from '@jest/globals';
import type { Products, ProductStock } from '../application/product-store.js';
import type { SkuRegistry } from '../application/skus.js';
import { NO_MEASURES } from '../domain/measures.js';
import type { ProductState, VariantState } from '../domain/product-state.js';
import { SkuTaken, StockIsHeld } from '../domain/refusals.js';

/** A shop's products and their shelves. */
export interface ProductsScene {
  products: Products;
  skus: SkuRegistry;
  stock: ProductStock;
  /** A new id. */
  nextId: () => string;
  /** Waiting orders hold so many pieces. */
  hold: (variantId: string, pieces: number) => Promise<void>;
  level: (variantId: string) => Promise<number | null>;
  /** The reasons that were written into the stock book, in order. */
  booked: (variantId: string) => Promise<string[]>;
  /** Somebody orders the product. */
  order: (productId: string) => Promise<void>;
  /** Who changes. */
  actorId: string;
}

/** What every keeper of products must do, in memory as in PostgreSQL. */
export function productsContract(where: string, open: () => Promise<ProductsScene>): void {
  async function stored() {
    const scene = await open();
    const variant = (changes: Partial<VariantState> = {}): VariantState => {
      const id = scene.nextId();
      return {
        ...{ id, sku: `SKU-${id}`, options: {}, priceCents: 1_800, gtin: '', ownPrices: {}, ...NO_MEASURES },
        ...changes,
      };
    };
    const product = (changes: Partial<ProductState> = {}): ProductState => ({
      ...{
        id: scene.nextId(),
        name: 'Mug',
        description: 'A mug.',
        related: [],
        body: '<p>Holds <strong>tea</strong>.</p>',
        specifications: [],
        fields: {},
        discount: 10,
      },
      ...{ category: 'Home', categories: ['Home'], isFeatured: false, taxCategory: 'standard' },
      ...{
        isShipped: true,
        lowStockFrom: null,
        status: 'active',
        publishAt: null,
        saleEndsAt: null,
        options: [],
        images: [],
        variants: [variant()],
      },
      ...changes,
    });
    const [first] = [variant({ ownPrices: { EUR: 1_700 }, grams: 300 })];
    const mug = product({
      categories: ['Home', 'Kitchen', 'Gifts'],
      specifications: [{ name: 'Material', value: 'Clay' }],
      options: [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) }],
      variants: [{ ...first, options: { Size: 'M' } }, variant({ options: { Size: 'S' } })],
    });
    await scene.products.add([mug], scene.actorId);
    const [m, s] = mug.variants;
    if (!m || !s) throw new Error('no variants');
    return { ...scene, variant, product, mug, m, s };
  }

  describe(`products ${where}`, () => {
    it('come back as they were made: the primary category first, the variants in their order', async () => {
      const { products, mug, nextId } = await stored();
      const state = { ...mug, categories: ['Home', 'Gifts', 'Kitchen'] };
      expect(await products.lock(mug.id)).toEqual({ state, version: 1 });
      expect(await products.lock(nextId())).toBeUndefined();
      expect([await products.known([mug.id, nextId()]), await products.known([])]).toEqual([[mug.id], []]);
    });

    it('are another edition with each change', async () => {
      const { products, mug, m, variant, actorId } = await stored();
      const large = variant({ options: { Size: 'L' }, ownPrices: { JPY: 250 } });
      const next: ProductState = {
        ...{
          ...mug,
          name: 'Cup',
          categories: ['Home'],
          status: 'archived',
          isFeatured: true,
          lowStockFrom: 3,
        },
        variants: [large, { ...m, priceCents: 900, ownPrices: {} }],
      };
      await products.save(mug, next, actorId);
      expect(await products.lock(mug.id)).toEqual({ state: next, version: 2 });
    });

    it('are due as drafts once their moment has come, the earliest first', async () => {
      const { products, product, actorId } = await stored();
      const draft = (publishAt: string | null) => product({ status: 'draft', publishAt });
      const [later, first] = [draft('2026-02-01T00:00:00.000Z'), draft('2026-01-01T00:00:00.000Z')];
      const waiting = [draft('9999-01-01T00:00:00.000Z'), draft(null)];
      await products.add([later, first, ...waiting], actorId);
      const own = new Set([later, first, ...waiting].map(({ id }) => id));
      const due = await products.dueDrafts(500);
      const listed = [first, later].map(({ id, publishAt }) => ({ id, publishAt }));
      expect(due.filter(({ id }) => own.has(id))).toEqual(listed);
      await products.save(first, { ...first, status: 'active', publishAt: null }, null);
      expect((await products.dueDrafts(500)).map(({ id }) => id)).not.toContain(first.id);
      const again = await products.lockAll([later.id, ...waiting.map(({ id }) => id)]);
      for (const one of [later, ...waiting]) expect(again.get(one.id)).toEqual({ state: one, version: 1 });
    });

    it('are due once their discount has come to its end, the earliest first, and know what they cost without', async () => {
      const { products, product, actorId } = await stored();
      const reduced = (saleEndsAt: string | null) => product({ discount: 20, saleEndsAt });
      const [later, first] = [reduced('2026-02-01T00:00:00.000Z'), reduced('2026-01-01T00:00:00.000Z')];
      const others = [reduced('9999-01-01T00:00:00.000Z'), reduced(null)];
      await products.add([later, first, ...others], actorId);
      const own = new Set([later.id, first.id]);
      const due = (await products.dueSales(500)).filter(({ id }) => own.has(id));
      expect(due).toEqual([first, later].map(({ id, saleEndsAt }) => ({ id, saleEndsAt })));
      const whole = { ...first, discount: 0, saleEndsAt: null };
      await products.save(first, whole, null);
      expect((await products.dueSales(500)).map(({ id }) => id)).not.toContain(first.id);
      const cheap = whole.variants.map((one) => ({ ...one, priceCents: 500 }));
      const sale = { ...whole, discount: 75, variants: cheap };
      await products.save(whole, sale, actorId);
      const variants = [...cheap, ...later.variants].map(({ id }) => id);
      expect(await products.unreduced(variants)).toEqual(new Map([[variants[0], 1_800]]));
      // priced anew while it is reduced: what it cost before that says nothing any more
      await products.save(sale, { ...sale, variants: whole.variants }, actorId);
      expect(await products.unreduced(variants)).toEqual(new Map());
    });

    it('share no name of a variant', async () => {
      const { products, product, variant, m, mug, skus, actorId } = await stored();
      expect(await skus.taken([m.sku, 'NOBODY-HAS-IT'])).toEqual(new Set([m.sku]));
      expect(await skus.taken([m.sku.toLowerCase()])).toEqual(new Set([m.sku.toLowerCase()]));
      expect(await skus.taken([])).toEqual(new Set());
      const same = product({ variants: [variant({ options: { Size: 'S' } }), variant({ sku: m.sku })] });
      await expect(products.add([same], actorId)).rejects.toThrow(SkuTaken);
      const alike = product({ variants: [variant({ sku: ` ${m.sku.toLowerCase()}` })] });
      await expect(products.add([alike], actorId)).rejects.toThrow(SkuTaken);
      const other = product();
      await products.add([other], actorId);
      const renamed = { ...other, variants: other.variants.map((one) => ({ ...one, sku: m.sku })) };
      await expect(products.save(other, renamed, actorId)).rejects.toThrow(SkuTaken);
      expect((await products.lock(mug.id))?.state.variants).toHaveLength(2);
    });

    it('go altogether, once, unless somebody has ordered them', async () => {
      const { products, mug, product, order, actorId } = await stored();
      const ordered = product();
      await products.add([ordered], actorId);
      await order(ordered.id);
      expect(await products.delete(ordered.id)).toBe(false);
      expect([await products.delete(mug.id), await products.delete(mug.id)]).toEqual([true, false]);
      expect([await products.lock(mug.id), (await products.lock(ordered.id))?.version]).toEqual([
        undefined,
        1,
      ]);
    });
  });

  describe(`shelves as staff counts them ${where}`, () => {
    async function shelf(units: number | null, held = 0) {
      const scene = await stored();
      const { stock, m, hold, level, booked, actorId } = scene;
      await stock.open([{ variantId: m.id, units }]);
      await hold(m.id, held);
      const by = { variantId: m.id, reason: 'counted', actorId };
      return {
        ...{ level: () => level(m.id), booked: () => booked(m.id), empty: () => stock.empty(by) },
        set: (to: number | null, seen?: number | null) => stock.set({ ...by, to, seen }),
      };
    }

    it('are set to what can be bought beside what waiting orders hold', async () => {
      const { set, level, booked } = await shelf(10, 3);
      await set(2);
      expect([await level(), await booked()]).toEqual([5, ['counted']]);
    });

    it('change by the difference to what was seen, and not by none', async () => {
      const { set, level, booked } = await shelf(10);
      await set(20, 12);
      await set(7, 7);
      expect([await level(), await booked()]).toEqual([18, ['counted']]);
      await set(18);
      expect(await booked()).toEqual(['counted']);
    });

    it('never hold less than waiting orders do', async () => {
      const { set, level, booked } = await shelf(10, 3);
      await expect(set(2, 12)).rejects.toThrow(StockIsHeld);
      expect([await level(), await booked()]).toEqual([10, []]);
    });

    it('are counted no more and again; the book then has what was found', async () => {
      const { set, level, booked } = await shelf(10);
      await set(null);
      expect([await level(), await booked()]).toEqual([null, []]);
      await set(10, null);
      expect([await level(), await booked()]).toEqual([10, []]);
      await set(null);
      await set(4, null);
      expect([await level(), await booked()]).toEqual([4, ['counted']]);
    });

    it('are emptied up to what waiting orders hold, where they are counted', async () => {
      const [counted, unlimited] = [await shelf(10, 3), await shelf(null)];
      await counted.empty();
      await unlimited.empty();
      expect([await counted.level(), await counted.booked()]).toEqual([3, ['counted']]);
      expect([await unlimited.level(), await unlimited.booked()]).toEqual([null, []]);
    });
  });
}
