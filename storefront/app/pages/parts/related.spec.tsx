import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { toTile } from '../../catalogue/tile-product';
import { defaultShop } from '../../platform/shop-info';
import { lamp } from '../../testing/goods';
import Related from './related';

async function show(count: number, more: Partial<typeof lamp> = {}) {
  const products = Array.from({ length: count }, (_, at) => toTile({ ...lamp, ...more, _id: `p${at}` }));
  const outcome = { ok: true as const, products, message: '' };
  const Component = () => <Related productId="mug" outcome={outcome} />;
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component }]);
  const hydrationData = { loaderData: { root: { shop: defaultShop } } };
  await act(async () => void render(<Stub initialEntries={['/']} hydrationData={hydrationData} />));
}

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const arrows = () => screen.getByRole('button', { name: 'Next: Related items' }).parentElement;

it('shows nothing where nothing is related', async () => {
  await show(0);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('has arrows only where not all is in sight: on a phone two, on a desk four', async () => {
  await show(5);
  expect(arrows()?.className).toBe('flex gap-2');
});

it('has none on a desk for what fits there', async () => {
  await show(4);
  expect(arrows()?.className).toBe('flex gap-2 md:hidden');
});

it('shows stars of those that were rated alone', async () => {
  await show(1, { rating: 0, ratingCount: 0 });
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
});

it('shows the stars of those that were', async () => {
  await show(1, { rating: 4.5, ratingCount: 2 });
  expect(screen.getByRole('img', { name: /^4\.5 out of 5/ })).toBeInTheDocument();
});
