import { describe, expect, it } from '@jest/globals';
import { optionsInOrder } from './options-in-order.js';

const product = [{ name: 'Colour' }, { name: 'Size' }, { name: 'Fit' }];
const named = (options: Record<string, string>) =>
  Object.values(optionsInOrder(options, product)).join(' / ');

describe('the options of a variant', () => {
  it('are in the order of the product’s, whatever order they came in', () => {
    expect(named({ Fit: 'Slim', Size: 'S', Colour: 'Red' })).toBe('Red / S / Slim');
    expect(named({ Colour: 'Red', Size: 'S', Fit: 'Slim' })).toBe('Red / S / Slim');
  });

  it('keep those that the product no longer names, behind the others', () => {
    expect(named({ Cut: 'Long', Size: 'S', Colour: 'Red' })).toBe('Red / S / Long');
    expect(optionsInOrder({ Size: 'S' }, [])).toEqual({ Size: 'S' });
  });

  it('may be none', () => {
    expect(optionsInOrder({}, product)).toEqual({});
  });
});
