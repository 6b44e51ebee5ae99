import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { defaultShop, type ShopInfo } from '../../platform/shop-info';
import { lamp } from '../../testing/goods';
import { toTile, type TileProduct } from '../../catalogue/tile-product';
import HomeUpper from './home-upper';

const none = { ok: true as const, products: [] as TileProduct[], message: '' };
const some = { ...none, products: [toTile(lamp)] };
const END = '2031-01-01T00:00:00.000Z';

async function show(shop: Partial<ShopInfo>, featured = some, best = some) {
  const Component = () => <HomeUpper featured={featured} best={best} />;
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component }]);
  const hydrationData = { loaderData: { root: { shop: { ...defaultShop, ...shop } } } };
  await act(async () => void render(<Stub initialEntries={['/']} hydrationData={hydrationData} />));
}

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

it.each([
  ['the offer has an end', { offerEndsAt: END }],
  ['it is the demo, as the specification has it', { demo: true }],
])('counts down where %s', async (_, shop) => {
  await show(shop);
  expect(screen.getByRole('timer')).toBeInTheDocument();
});

it.each([
  ['no end is set', {}, some],
  ['nothing is on offer', { offerEndsAt: END }, none],
  ['nothing is on offer in the demo', { demo: true }, none],
])('counts nothing down where %s', async (_, shop, featured) => {
  await show(shop, featured);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('an empty shop names no flash sale', async () => {
  await show({}, none, none);
  expect(screen.getByText('No products available.')).toBeInTheDocument();
  expect(screen.queryByText(/flash sale/)).toBeNull();
});

it('a shop with products says in the words of the specification that none is rated', async () => {
  await show({}, some, none);
  expect(screen.getByText('No flash sale products available at the moment.')).toBeInTheDocument();
});
