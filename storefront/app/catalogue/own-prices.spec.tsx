import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { lamp } from '../testing/goods';
import { openShop, visit } from '../testing/shop';

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

  it('is asked by nobody who is not', async () => {
    const asked = openShop(own({ variantId, from: 1, price: 10, netPrice: null }));
    await visit('/product/p1', 'visitor');
    await waitFor(() => expect(asked).toContain('getProduct'));
    expect(asked).not.toContain('listMyPrices');
    expect(screen.queryByText(/Your price/)).toBeNull();
  });
});
