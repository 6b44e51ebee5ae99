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
  it('end once it has come, by nobody, at the price that was crossed out', async () => {
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
