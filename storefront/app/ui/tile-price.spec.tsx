import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { GoesWith } from '../cart/goes-with';
import { NewArrivals } from '../catalogue/new-arrivals';
import SuggestionList from '../catalogue/suggestion-list';
import { toTile } from '../catalogue/tile-product';
import { endSession, startSession } from '../platform/session/session';
import { lamp, user } from '../testing/goods';
import { openShop, visit } from '../testing/shop';

afterEach(endSession);

const own = (price: number, netPrice: number | null = null, status = 200) => ({
  listMyPrices: {
    status,
    body: {
      ...{ success: status === 200, message: 'No' },
      data: [{ productId: lamp._id, variantId: 'v1', from: 1, price, netPrice }],
    },
  },
});
/** Everybody has a session of their own: what one was told is no other’s. */
const come = (token: string) => {
  startSession({ user, token, message: '' });
  return visit('/shop', 'visitor');
};
const ignore = () => undefined;
const calls = (asked: readonly string[]) => asked.filter((call) => call === 'listMyPrices');

describe('what the products of a list cost whoever is logged in', () => {
  it('stands in place of what they cost everybody, asked for in one call', async () => {
    const asked = openShop(own(1.5, 1.25));
    await come('net');
    const said = await screen.findAllByText('Your price: $1.25 without tax ($1.50)', {}, { timeout: 5_000 });
    expect(said.length).toBeGreaterThan(0);
    expect(calls(asked)).toHaveLength(1);
  });

  it.each([
    ['where another variant is cheaper for all', own(99_999)],
    ['where nothing is answered', own(1.5, null, 500)],
  ])('is what it costs everybody %s', async (token, answer) => {
    const asked = openShop(answer);
    await come(token);
    await waitFor(() => expect(calls(asked)).not.toEqual([]), { timeout: 5_000 });
    expect(screen.getAllByText(lamp.name).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Your price/)).toBeNull();
  });

  const suggestion = { type: 'product', id: lamp._id, text: lamp.name, image: null, price: lamp.price };
  const found = {
    listRelatedProducts: { status: 200, body: { success: true, data: [lamp] } },
    suggestProducts: { status: 200, body: { success: true, data: [suggestion], total: 1 } },
  };
  it.each([
    ['among new arrivals', () => <NewArrivals products={[toTile(lamp)]} heading={null} leads={false} />],
    ['among what goes with a cart', () => <GoesWith productId="another" inCart={[]} />],
    [
      'among suggestions',
      () => <SuggestionList id="s" text="lam" active={-1} onTargets={ignore} onChoose={ignore} />,
    ],
  ])('stands %s as well', async (token, Component) => {
    openShop({ ...own(1.5), ...found });
    startSession({ user, token, message: '' });
    const Stub = createRoutesStub([{ path: '/', Component }]);
    render(<Stub />);
    expect(await screen.findByText('Your price: $1.50', {}, { timeout: 5_000 })).toBeVisible();
  });

  it('stands among favorites as well', async () => {
    openShop(own(1.5));
    startSession({ user, token: 'saved', message: '' });
    await visit('/favorites', 'visitor');
    expect((await screen.findAllByText('Your price: $1.50', {}, { timeout: 5_000 })).length).toBeGreaterThan(
      0,
    );
  });

  it('is asked by nobody who is not', async () => {
    const asked = openShop(own(1.5));
    await visit('/shop', 'visitor');
    expect((await screen.findAllByText(lamp.name)).length).toBeGreaterThan(0);
    expect(calls(asked)).toEqual([]);
  });
});
