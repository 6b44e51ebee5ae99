import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { toTile, type TileProduct } from '../../../catalogue/tile-product';
import { defaultShop, type ShopInfo } from '../../../platform/shop-info';
import { lamp } from '../../../testing/goods';
import ShelfBlock from './shelf';
import { shelfName } from './shelf-name';

const none = { ok: true as const, products: [] as TileProduct[], message: '' };
const some = { ...none, products: [toTile(lamp)] };
const END = '2031-01-01T00:00:00.000Z';
const OFFERS = { title: 'On offer', rule: 'featured', countdown: true };

async function show(shop: Partial<ShopInfo>, fields: Record<string, unknown>, list = some) {
  const shelves = { [shelfName(fields, [])]: list };
  const Component = () => (
    <ShelfBlock {...{ fields, shelves, items: [], pictures: [] }} isFirst={false} leads={false} />
  );
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
])('a shelf counts down where %s', async (_, shop) => {
  await show(shop, OFFERS);
  expect(screen.getByRole('timer')).toBeInTheDocument();
});

it.each([
  ['no end is set', {}, OFFERS, some],
  ['the block does not ask for it', { offerEndsAt: END }, { ...OFFERS, countdown: false }, some],
  ['nothing is on offer', { offerEndsAt: END }, OFFERS, none],
  ['nothing is on offer in the demo', { demo: true }, OFFERS, none],
])('a shelf counts nothing down where %s', async (_, shop, fields, list) => {
  await show(shop, fields, list);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('a shelf by hand is known by its products: another choice is another list', () => {
  const hand = { rule: 'hand' };
  expect(shelfName(hand, [{ product: 'a' }, { product: 'b' }])).toBe('hand a b');
  expect(shelfName(hand, [{ product: 'b' }, { product: 'a' }])).toBe('hand b a');
});

it.each([
  ['featured', {}, 'No featured products found at this time.'],
  ['newest', {}, 'No new arrivals available at the moment.'],
  ['rating', {}, 'No products available.'],
  ['rating', { demo: true }, 'No flash sale products available at the moment.'],
])('an empty shelf of the rule %s in the shop %j says “%s”', async (rule, shop, words) => {
  await show(shop, { title: 'Best', rule }, none);
  expect(screen.getByText(words)).toBeInTheDocument();
});
