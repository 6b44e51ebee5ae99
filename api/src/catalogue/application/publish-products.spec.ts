import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { ProductState } from '../domain/product-state.js';
import { aMug, InMemoryProducts } from '../testing/in-memory-products.js';
import { PublishProducts } from './publish-products.js';

const onSale = (id: string) =>
  aMug({ id, variants: aMug().variants.map((variant) => ({ ...variant, id: `${id}-v`, sku: id })) });
const draft = (id: string, publishAt: string | null): ProductState => ({
  ...onSale(id),
  status: 'draft',
  publishAt,
});
const publish = (products: InMemoryProducts) =>
  new PublishProducts(products, new DirectUnitOfWork()).publishProducts();

describe('drafts that have a day', () => {
  it('go on sale once it has come, by nobody, and once', async () => {
    const products = new InMemoryProducts(
      draft('due', '2026-11-28T11:00:00.000Z'),
      draft('later', '2026-11-29T11:00:00.000Z'),
      draft('open', null),
      onSale('sold'),
    );
    expect([await publish(products), await publish(products)]).toEqual([1, 0]);
    expect(products.state('due')).toEqual(onSale('due'));
    expect([products.state('later')?.status, products.state('open')?.status]).toEqual(['draft', 'draft']);
    expect(products.writers).toEqual([null]);
  });

  it('stay where somebody has just told them another day', async () => {
    const products = new InMemoryProducts(draft('due', '2026-11-28T11:00:00.000Z'));
    const lock = products.lock.bind(products);
    products.lock = (id) => {
      products.kept.set(id, { state: draft(id, '2027-01-01T00:00:00.000Z'), version: 2 });
      return lock(id);
    };
    expect([await publish(products), products.state('due')?.status]).toEqual([0, 'draft']);
  });
});
