import { describe, expect, it } from '@jest/globals';
import { compareValues } from './value-order.js';

describe('the order of the values of an option', () => {
  it.each<[string, string[]]>([
    ['letters', ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXXL', '5XL', '10XL']],
    ['letters, however they are written', ['3xs', 'xxs', 'xs', 's', 'm', 'L', 'xl', '2XL', 'XXXL', '4xl']],
    ['words', ['Extra Small', 'Small', 'Medium', 'Large', 'Extra Large', 'Extra Extra Large']],
    ['words and hyphens', ['X-Small', 'small', 'MEDIUM', 'large', 'X-Large', '2X-Large', 'XXX-Large']],
    ['sizes between two', ['XS/S', 'S', 'S/M', 'M', 'M - L', 'L', 'L/XL', 'XXL']],
    ['explained sizes', ['XS (32-34)', 'S (34-36)', 'M (38-40)', 'L (42)', 'XL (44)']],
    ['letters before words', ['S', 'M', 'L', 'One size', 'Special', 'Xylophone']],
    ['millilitres and litres', ['50 ml', '100ml', '33 cl', '0,5 l', '750 ml', '1 l', '1.5 L', '2 litres']],
    ['grams and kilograms', ['90 g', '250g', '500 g', '1 kg', '1,5 kg', '2 kg', '10 kg']],
    ['pounds and ounces', ['8 oz', '12 oz', '1 lb', '2.5 lbs', '10 lb']],
    ['fluid ounces', ['1.7 fl oz', '3.4 fl. oz', '1 gal']],
    ['packs', ['330 ml', '4 x 330 ml', '2 l', '12 × 330 ml']],
    ['lengths', ['8 mm', '5 cm', '10 cm', '1 ft', '0.5 m', '1 m', '10 m']],
    ['inches', ['13"', '13.3"', '14 inch', '15.6"', '32 in']],
    ['sides', ['10 x 15 cm', '10 x 20 cm', '30 x 40 cm', '100 x 70 cm', '1 x 2 m']],
    ['thousands', ['900 ml', '1,000 ml', '1,500 ml']],
    ['storage', ['64 GB', '128GB', '512 GB', '1 TB', '2TB']],
    ['ages', ['0-3 months', '3-6 months', '6-12 months', '1-2 years', '2-3 years', '10 years']],
    ['shoes', ['35.5', '36', '36.5', '37', '40 2/3', '41 1/3', '42', '42½', '43']],
    ['shoes with a comma', ['9', '9,5', '10', '10,5', '11']],
    ['shoes of places', ['EU 36', 'EU 36.5', 'EU 37', 'UK 3', 'UK 10', 'US 9', 'US 9.5', 'US 10']],
    ['waist and length', ['30/32', '32/30', '32/32', '34/30', '34/32']],
    ['waist and length in letters', ['W28 L32', 'W30 L30', 'W30 L32', 'W32 L30']],
    ['cups', ['70A', '70B', '75A', '80C', '100A']],
    ['words with figures', ['Pack of 2', 'Pack of 6', 'Pack of 12']],
    ['colours', ['Black', 'blue', 'Émeraude', 'green', 'Red']],
    ['names of other things', ['2 in 1', 'constructor', 'toString', 'valueOf']],
  ])('puts %s right', (_what, values) => {
    const turned = values.toReversed();
    const mixed = values.toSorted((one, other) => one.length - other.length || (one < other ? 1 : -1));
    expect([turned, mixed].map((some) => some.toSorted(compareValues))).toEqual([values, values]);
  });

  it('says the same both ways, and keeps to it', () => {
    const some = [
      'XL',
      '2XL',
      'XXL',
      '1 l',
      '1000 ml',
      '36',
      '36½',
      'Red',
      'red',
      'M',
      '5 m',
      '32/30',
      '',
      'x',
    ];
    const [first, ...others] = [some, some.toReversed(), some.toSorted()].map((all) =>
      all.toSorted(compareValues),
    );
    expect(others).toEqual([first, first]);
    expect(compareValues('Red', 'Red')).toBe(0);
  });
});
