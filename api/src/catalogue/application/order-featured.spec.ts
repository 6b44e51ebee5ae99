import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { NotFeatured } from '../domain/refusals.js';
import { FeaturedOrder, OrderFeatured } from './order-featured.js';

class InMemoryFeatured extends FeaturedOrder {
  constructor(public ids: string[]) {
    super();
  }
  override lock() {
    return Promise.resolve(this.ids);
  }
  override save(ids: readonly string[]) {
    this.ids = [...ids];
    return Promise.resolve();
  }
}
const move = async (id: string, place: number) => {
  const featured = new InMemoryFeatured(['a', 'b', 'c']);
  await new OrderFeatured(featured, new DirectUnitOfWork()).move(id, place);
  return featured.ids.join('');
};

describe('the order of the featured products', () => {
  it.each([
    ['c', 1, 'cab'],
    ['a', 2, 'bac'],
    ['a', 3, 'bca'],
    ['a', 99, 'bca'],
    ['b', 2, 'abc'],
  ])('with %s at place %i is %s', async (id, place, order) => {
    expect(await move(id, place)).toBe(order);
  });

  it('has no place for what is not featured', async () => {
    await expect(move('x', 1)).rejects.toThrow(NotFeatured);
  });
});
