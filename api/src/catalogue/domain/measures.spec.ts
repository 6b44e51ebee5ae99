import { describe, expect, it } from '@jest/globals';
import { measuresOf } from './measures.js';
import { aShirt } from '../testing/in-memory-products.js';
import { detailsOf, highestPrice, lowestPrice } from './product-state.js';

describe('the measures of a variant', () => {
  const known = { grams: 180, lengthMm: 300, widthMm: 200, heightMm: 40 };

  it('are each what is wanted, also nothing, else what is known', () => {
    expect(measuresOf({ grams: 0, widthMm: 210 }, known)).toEqual({ ...known, grams: 0, widthMm: 210 });
    expect(measuresOf({ lengthMm: 310, heightMm: 0 }, known)).toEqual({
      ...known,
      lengthMm: 310,
      heightMm: 0,
    });
  });

  it('are nothing where nobody has said', () => {
    expect(measuresOf({ grams: 5 })).toEqual({ grams: 5, lengthMm: 0, widthMm: 0, heightMm: 0 });
    expect(measuresOf({}, { widthMm: undefined })).toEqual({
      grams: 0,
      lengthMm: 0,
      widthMm: 0,
      heightMm: 0,
    });
  });
});

describe('a product', () => {
  it('costs from its lowest to its highest price', () => {
    const variants = [900, 700, 1_200].map((priceCents) => ({ ...aShirt().variants[0]!, priceCents }));
    expect([lowestPrice({ variants }), highestPrice({ variants })]).toEqual([700, 1_200]);
  });

  it('says its details apart from the rest', () => {
    const specifications = [{ name: 'Care', value: 'Wash cold' }];
    const fields = { brand: 'Kiln' };
    expect(detailsOf({ ...aShirt(), description: 'Plain.', specifications, fields })).toEqual({
      ...{ description: 'Plain.', body: '', related: [], specifications, fields },
    });
  });
});
