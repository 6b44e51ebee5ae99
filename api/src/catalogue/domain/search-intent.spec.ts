import { afterEach, describe, expect, it } from '@jest/globals';
import { setBaseCurrency } from '../../kernel/currency.js';
import { intentOf } from './search-intent.js';

describe('a search for goods on sale', () => {
  it.each([
    'sale',
    'Sale!',
    'on sale',
    'discount',
    'discounts',
    'offers',
    'special offers',
    'deals',
    'best deals',
    'clearance',
    'SALE items',
  ])('is %s', (text) =>
    expect(intentOf(text)).toEqual({ words: '', onSale: true, newest: false, price: {} }),
  );

  it.each([
    ['jackets on sale', 'jackets'],
    ['sale shoes', 'shoes'],
    ['discounted red shoes', 'red shoes'],
    ['headphone deals', 'headphone'],
  ])('may have words beside it: %s', (text, words) =>
    expect(intentOf(text)).toMatchObject({ words, onSale: true }),
  );
});

describe('a search for the newest', () => {
  it.each([
    'new',
    'new arrivals',
    'New Arrivals',
    "what's new",
    'newest',
    'latest',
    'just in',
    'new in',
    'latest products',
  ])('is %s', (text) =>
    expect(intentOf(text)).toEqual({ words: '', onSale: false, newest: true, price: {} }),
  );

  it('may have words beside it', () => {
    expect(intentOf('new jackets')).toMatchObject({ words: 'jackets', newest: true });
    expect(intentOf('new arrivals shoes under 80')).toMatchObject({
      words: 'shoes',
      newest: true,
      price: { under: 80 },
    });
  });
});

describe('a search for a price', () => {
  it.each([
    ['under $50', { under: 50 }],
    ['under 30', { under: 30 }],
    ['Below 100', { under: 100 }],
    ['less than 20 dollars', { under: 20 }],
    ['cheaper than €19.99', { under: 19.99 }],
    ['under 50 EUR', { under: 50 }],
    ['under £1,500', { under: 1500 }],
    ['under 1.500,50 €', { under: 1500.5 }],
    ['below UGX 50,000', { under: 50_000 }],
    ['under 50k', { under: 50_000 }],
    ['up to 40', { upTo: 40 }],
    ['$40 or less', { upTo: 40 }],
    ['max 40', { upTo: 40 }],
    ['over $200', { over: 200 }],
    ['above 200', { over: 200 }],
    ['more than 99.50', { over: 99.5 }],
    ['$200+', { from: 200 }],
    ['at least 10', { from: 10 }],
    ['between 20 and 50', { from: 20, upTo: 50 }],
    ['between $50 and $20', { from: 20, upTo: 50 }],
    ['from 20 to 50', { from: 20, upTo: 50 }],
    ['$20-$50', { from: 20, upTo: 50 }],
    ['under 999999999999', { under: 99_999_999.99 }],
    ['under 12.500', { under: 12_500 }],
    ['under 1500.250', { under: 1500.25 }],
    ['under 0.750', { under: 0.75 }],
  ])('is %s', (text, price) => expect(intentOf(text)).toMatchObject({ words: '', price }));

  it.each([
    ['jackets under 100', 'jackets', { under: 100 }],
    ['under $50 gifts for him', 'gifts for him', { under: 50 }],
    ['shoes between 50 and 100 black', 'shoes black', { from: 50, upTo: 100 }],
    ['laptop over $1,000', 'laptop', { over: 1000 }],
    ['jackets on sale under 100', 'jackets', { under: 100 }],
  ])('may have words beside it: %s', (text, words, price) =>
    expect(intentOf(text)).toMatchObject({ words, price }),
  );
});

describe('a search for a price in a shop that counts in thousandths', () => {
  afterEach(() => setBaseCurrency('USD'));

  it.each([
    ['under 12.500', { under: 12.5 }],
    ['below KWD 0.750', { under: 0.75 }],
    ['under 1,500.250', { under: 1500.25 }],
    ['under 1.500,250', { under: 1500.25 }],
    ['between 7.500 and 12.250', { from: 7.5, upTo: 12.25 }],
    ['under 12,500', { under: 12_500 }],
    ['under 1.500.000', { under: 1_500_000 }],
    ['under 12.5', { under: 12.5 }],
  ])('is %s', (text, price) => {
    setBaseCurrency('KWD');
    expect(intentOf(text)).toMatchObject({ words: '', price });
  });
});

describe('a search for words alone', () => {
  it.each([
    ...[
      'shoes',
      'over ear headphones',
      'under armour',
      'newspaper',
      'salesman',
      'renew',
      'dealer',
      '27 inch monitor',
    ],
    ...[
      'laptop under 2 kg',
      'monitor over 27 inches',
      'bottle under 500ml',
      'between the lines',
      '20-50',
      'phone 256 gb',
      '',
    ],
  ])('is %s', (text) => expect(intentOf(text)).toBeUndefined());
});
