import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { ProductNotFound } from '../domain/refusals.js';
import { aMug, aShirt, InMemoryProducts } from '../testing/in-memory-products.js';
import { RemoveProduct } from './remove-product.js';

describe('a product that is taken out of the shop', () => {
  const products = () => new InMemoryProducts(aMug(), aShirt());
  const remove = (from: InMemoryProducts, id: string) =>
    new RemoveProduct(from, new DirectUnitOfWork()).removeProduct(id, 'root');

  it('is gone', async () => {
    const shop = products();
    await remove(shop, 'mug');
    expect([[...shop.kept.keys()], shop.writers]).toEqual([['shirt'], []]);
  });

  it('is archived as it is when orders refer to it', async () => {
    const shop = products();
    shop.ordered.add('mug');
    await remove(shop, 'mug');
    expect([shop.state('mug'), shop.writers]).toEqual([aMug({ status: 'archived' }), ['root']]);
    expect(shop.state('shirt')).toEqual(aShirt());
  });

  it('must be there', async () => {
    await expect(remove(products(), 'ghost')).rejects.toThrow(ProductNotFound);
  });
});
