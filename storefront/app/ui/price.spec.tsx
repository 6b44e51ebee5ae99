import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { crossOutLowest } from '../platform/former-prices';
import { Price } from './price';

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
