import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { crossOutLowest } from '../platform/former-prices';
import { pricesIn } from '../platform/charged-prices';
import { currencyOf } from '../platform/shop-currency';
import { showPrices } from '../platform/stores/prices';
import { Price, Saving } from './price';

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
  afterEach(() => {
    crossOutLowest(false);
    act(() => showPrices());
  });

  const saving = (goods: object) => {
    const { container } = render(<Saving price={80} originalPrice={100} discount={20} {...goods} />);
    return container.textContent;
  };

  it('is the discount, and told from the lowest price where that is crossed out', () => {
    expect(saving({ originalPrice: 99 })).toBe('-20%');
    crossOutLowest(true);
    expect(saving({ originalPrice: 99 })).toBe('-19%');
    expect(saving({ price: 0.9, originalPrice: 1 })).toBe('-10%');
  });

  it('stands nowhere without a crossed-out price, as where an own price of another currency has none', () => {
    crossOutLowest(true);
    expect(saving({ originalPrice: null })).toBe('');
    expect(saving({ originalPrice: 80 })).toBe('');
    const euros = { ...currencyOf('EUR'), rate: 0.9, roundTo: 0.01, isPayable: true };
    act(() => showPrices(pricesIn(currencyOf('USD'), euros)));
    const own = { currency: 'EUR', price: 75, originalPrice: null, maxPrice: 75 };
    expect(saving({ prices: [own] })).toBe('');
    expect(saving({})).toBe('-20%');
  });
});
