import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { ProductState } from '../domain/product-state.js';
import { aMug, InMemoryProducts } from '../testing/in-memory-products.js';
import { EndSales } from './end-sales.js';

const reduced = (id: string, saleEndsAt: string | null): ProductState =>
  aMug({
    ...{ id, discount: 20, saleEndsAt },
    variants: aMug().variants.map((variant) => ({
      ...variant,
      ...{ id: `${id}-v`, sku: id, priceCents: 1_599, ownPrices: { EUR: 1_700 } },
    })),
  });
const end = (products: InMemoryProducts) => new EndSales(products, new DirectUnitOfWork()).endSales();
const priceOf = (products: InMemoryProducts, id: string) => {
  const state = products.state(id);
  const [variant] = state?.variants ?? [];
  return [state?.discount, state?.saleEndsAt, variant?.priceCents, variant?.ownPrices];
};

describe('discounts that have an end', () => {
  it('end once it has come, by nobody, at the price that was crossed out where no other is known', async () => {
    const products = new InMemoryProducts(
      reduced('due', '2026-11-28T11:00:00.000Z'),
      reduced('later', '2026-11-29T11:00:00.000Z'),
      reduced('open', null),
    );
    expect([await end(products), await end(products)]).toEqual([1, 0]);
    // 15.99 with 20 % off was 19.9875 before
    expect(priceOf(products, 'due')).toEqual([0, null, 1_999, { EUR: 1_700 }]);
    expect(priceOf(products, 'later').slice(0, 3)).toEqual([20, '2026-11-29T11:00:00.000Z', 1_599]);
    expect(priceOf(products, 'open').slice(0, 3)).toEqual([20, null, 1_599]);
    expect(products.writers).toEqual([null]);
  });

  it.each([
    ['19.99, which 75 % off and the cent made 5.00', 1_999, 75, 500, 1_999],
    ['95.00, though 80.00 is not 20 % off', 9_500, 20, 8_000, 9_500],
    ['100.00, which nobody has changed', 10_000, 20, 10_000, 10_000],
    ['100.00 where it cost less before than it does today', 7_000, 20, 8_000, 10_000],
  ])('end at %s', async (_, before, discount, priceCents, after) => {
    const at = (cents: number, state: ProductState) => ({
      ...state,
      variants: state.variants.map((variant) => ({ ...variant, priceCents: cents })),
    });
    const sale = { ...at(priceCents, reduced('due', '2026-11-28T11:00:00.000Z')), discount };
    const products = new InMemoryProducts(at(before, { ...sale, discount: 0, saleEndsAt: null }));
    await products.save(sale, sale, 'ann');
    expect([await end(products), priceOf(products, 'due')[2]]).toEqual([1, after]);
  });

  it('end after one that cannot, which is told', async () => {
    const due = ['stuck', 'due'].map((id, at) => reduced(id, `2026-11-28T1${at}:00:00.000Z`));
    const products = new InMemoryProducts(...due);
    const lock = products.lock.bind(products);
    products.lock = (id) => (id === 'stuck' ? Promise.reject(new Error('stuck')) : lock(id));
    await expect(end(products)).rejects.toThrow('stuck');
    expect(['stuck', 'due'].map((id) => products.state(id)?.discount)).toEqual([20, 0]);
  });

  it('stay where somebody has just told them another end', async () => {
    const products = new InMemoryProducts(reduced('due', '2026-11-28T11:00:00.000Z'));
    const lock = products.lock.bind(products);
    products.lock = (id) => {
      products.kept.set(id, { state: reduced(id, '2027-01-01T00:00:00.000Z'), version: 2 });
      return lock(id);
    };
    expect([await end(products), products.state('due')?.discount]).toEqual([0, 20]);
  });
});
