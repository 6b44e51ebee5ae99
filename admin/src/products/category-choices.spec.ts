import { describe, expect, it } from '@jest/globals';
import { categoryChoices } from './category-choices';

describe('the categories of the product form', () => {
  it('begin with the seven of the shop and go on with the others by name', () => {
    expect(categoryChoices(['Phones', 'Camera']).map(({ name }) => name)).toEqual([
      'jeans',
      't-shirts',
      'shoes',
      'glasses',
      'jackets',
      'suits',
      'bags',
      'Camera',
      'Phones',
    ]);
  });

  it('name each category once, whatever its case', () => {
    expect(categoryChoices(['Shoes', 'SHOES', 'Toys', 'toys'])).toHaveLength(8);
  });
});
