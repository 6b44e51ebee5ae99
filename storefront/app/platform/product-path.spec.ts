import { describe, expect, it } from '@jest/globals';
import { chosenPath, productIdIn, productPath } from './product-path';

const ID = '01941f94-e773-7074-9588-9b0fda742f18';

describe('the address of a product', () => {
  it.each([
    ['Market Leather Tote', `/product/market-leather-tote-${ID}`],
    ['  Café “Noir” 2.0! ', `/product/cafe-noir-2-0-${ID}`],
    ['Große Œuvre aus Łódź', `/product/grosse-oeuvre-aus-lodz-${ID}`],
    ['茶碗', `/product/${ID}`],
    ['x'.repeat(200), `/product/${'x'.repeat(60)}-${ID}`],
  ])('of %j is its name in words, then its id', (name, path) => {
    expect(productPath({ _id: ID, name })).toBe(path);
    expect(productIdIn(path.replace('/product/', ''))).toBe(ID);
  });

  it('has the words that the merchant wrote in the place of the name', () => {
    expect(productPath({ _id: ID, name: 'Market Leather Tote', address: 'big-bag' })).toBe(
      `/product/big-bag-${ID}`,
    );
  });

  it('tells what is chosen of it', () => {
    expect(chosenPath({ _id: ID, name: 'Tote' })).toBe(`/product/tote-${ID}`);
    expect(chosenPath({ _id: ID, name: 'Tote' }, { Colour: 'Night Blue', Size: 'XL' })).toBe(
      `/product/tote-${ID}?option=Colour%3ANight+Blue&option=Size%3AXL`,
    );
  });

  it('is the id alone, too', () => {
    expect(productIdIn(ID.toUpperCase())).toBe(ID);
    expect(productIdIn('not-an-id')).toBe('id');
  });
});
