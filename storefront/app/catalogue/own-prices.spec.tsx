import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../platform/session/session';
import { lamp, user } from '../testing/goods';
import { openShop, visit } from '../testing/shop';
import { BarPrice } from './bar-price';
import { readSelection } from './variants';

afterEach(endSession);

const variantId = lamp.variants[0]?._id ?? '';
const own = (...prices: object[]) => ({
  listMyPrices: { status: 200, body: { success: true, data: prices } },
});

describe('what a product costs whoever is logged in', () => {
  it('stands beside the price by the number of pieces, with what it is without tax', async () => {
    openShop(
      own(
        { variantId, from: 1, price: 10, netPrice: 8.4 },
        { variantId, from: 10, price: 9, netPrice: 7.56 },
        { variantId: 'another', from: 1, price: 1, netPrice: null },
      ),
    );
    await visit('/product/p1', 'shopper');
    const lead = 'Your price: $8.40 without tax ($10.00)';
    expect(await screen.findByText(lead, {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('From 10 pieces: $7.56 without tax ($9.00) each')).toBeTruthy();
    expect(screen.queryByText(/\$1\.00/)).toBeNull();
  });

  it('stands in the bar of the product in one line, in place of the price of everybody', async () => {
    openShop(
      own(
        { variantId, from: 1, price: 10, netPrice: null },
        { variantId, from: 5, price: 9, netPrice: null },
      ),
    );
    startSession({ user, token: 'shopper', message: '' });
    const selection = readSelection(lamp, new URLSearchParams());
    render(<BarPrice product={{ ...lamp, body: [] }} selection={selection} />);
    expect(await screen.findByText('Your price: $10.00', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByText(/From 5/)).toBeNull();
  });

  it('is asked by nobody who is not', async () => {
    const asked = openShop(own({ variantId, from: 1, price: 10, netPrice: null }));
    await visit('/product/p1', 'visitor');
    await waitFor(() => expect(asked).toContain('getProduct'));
    expect(asked).not.toContain('listMyPrices');
    expect(screen.queryByText(/Your price/)).toBeNull();
  });
});
