import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { NotFeatured } from '../domain/refusals.js';
import { InMemoryFeatured } from '../testing/in-memory-featured.js';
import { OrderFeatured } from './order-featured.js';

const move = async (id: string, place: number) => {
  const featured = new InMemoryFeatured(['a', 'b', 'c']);
  await new OrderFeatured(featured, new DirectUnitOfWork()).move(id, place);
  return (await featured.lock()).join('');
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
