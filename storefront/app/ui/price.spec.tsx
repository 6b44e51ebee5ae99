import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { crossOutLowest } from '../platform/former-prices';
import { pricesIn } from '../platform/charged-prices';
import { currencyOf } from '../platform/shop-currency';
import { percentOff, Price } from './price';

const NOTE = 'Crossed out: the lowest price of the 30 days before';

describe('a reduced price', () => {
  afterEach(() => crossOutLowest(false));

  it('says what it was', () => {
    const { container } = render(<Price price={80} originalPrice={100} large />);
    expect(container.querySelector('s')?.textContent).toBe('Was $100.00');
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('says that the lowest of thirty days is crossed out where it is: on cards to whoever listens, on its page to all', () => {
    crossOutLowest(true);
    const { container, rerender } = render(<Price price={80} originalPrice={100} />);
    expect(container.querySelector('s')?.textContent).toBe('Lowest price in 30 days $100.00');
    expect(screen.queryByText(NOTE)).toBeNull();
    rerender(<Price price={80} originalPrice={100} large />);
    expect(screen.getByText(NOTE)).toBeTruthy();
    rerender(<Price price={80} originalPrice={null} large />);
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

describe('the percentage of a sale', () => {
  afterEach(() => crossOutLowest(false));

  const off = (goods: object) => percentOff({ price: 80, originalPrice: 100, ...goods }, 20);

  it('is the discount, and told from the lowest price where that is crossed out', () => {
    expect(off({ originalPrice: 99 })).toBe(20);
    crossOutLowest(true);
    expect(off({ originalPrice: 99 })).toBe(19);
    expect(off({ price: 0.9, originalPrice: 1 })).toBe(10);
  });

  it('is none without a crossed-out price, as where an own price of another currency has none', () => {
    crossOutLowest(true);
    expect([off({ originalPrice: null }), off({ originalPrice: 80 })]).toEqual([0, 0]);
    const euros = { ...currencyOf('EUR'), rate: 0.9, roundTo: 0.01, isPayable: true };
    const { goods } = pricesIn(currencyOf('USD'), euros);
    const own = { currency: 'EUR', price: 75, originalPrice: null, maxPrice: 75 };
    expect(off(goods({ price: 80, originalPrice: 100, prices: [own] }))).toBe(0);
    expect(off(goods({ price: 80, originalPrice: 100 }))).toBe(20);
  });
});
