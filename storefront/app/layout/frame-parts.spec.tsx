import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { endSession, startSession } from '../platform/session/session';
import { defaultShop, type ShopInfo } from '../platform/shop-info';
import { setCartCount } from '../platform/stores/cart-count';
import { user } from '../testing/goods';
import { categoryRoots } from '../catalogue/category-tree';
import { categoryPath } from '../platform/category-path';
import { CartLink } from './cart-link';
import Footer from './footer';
import MobilePanel from './mobile-panel';
import { helpLinks } from './help-links';
import MainMenu from './main-menu';
import UserMenu from './user-menu';

const show = async (Component: ComponentType, shop: ShopInfo = framed) => {
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component }]);
  const hydrationData = { loaderData: { root: { shop } } };
  await act(async () => void render(<Stub initialEntries={['/shop']} hydrationData={hydrationData} />));
};
const logIn = (role: 'customer' | 'admin') =>
  act(() => startSession({ user: { ...user, role }, token: 't', message: '' }));
const links = () => screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);

beforeEach(() => setCartCount(0));
afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

const navigation = [
  ['Home', '/'],
  ['Lamps', '/category/Lamps'],
  ['Desk lamps', '/category/Desk'],
  ['Journal', 'https://journal.example/'],
];
const [home, lamps, desk, journal] = navigation.map(([label = '', to = '']) => ({ label, to }));
const none = { label: '', to: '' };
const columns = [
  { title: 'Account', links: ['/profile', '/login', '/cart'].map((to) => ({ label: to, to })) },
  { title: 'Quick Links', links: ['/privacy', '/imprint'].map((to) => ({ label: to, to })) },
];
const framed: ShopInfo = {
  ...defaultShop,
  frame: {
    menu: [
      { ...(home ?? none), below: [] },
      { ...(lamps ?? none), below: [desk ?? none] },
      { ...(journal ?? none), below: [] },
    ],
    columns,
    line: null,
  },
};

describe('the header', () => {
  it('leads where the merchant says, and opens to what is below an entry', async () => {
    await show(MainMenu);
    expect(links()).toEqual(navigation);
    fireEvent.click(screen.getByText('Lamps', { selector: 'summary' }));
    expect(screen.getByRole('link', { name: 'Desk lamps' })).toBeVisible();
  });

  it('offers a visitor Login, which comes back to the page, and Sign Up', async () => {
    await show(UserMenu);
    expect(links()).toEqual([
      ['Login', '/login?next=%2Fshop'],
      ['Sign Up', '/signup'],
    ]);
    expect(screen.queryByText('Logout')).not.toBeInTheDocument();
  });

  it('offers a shopper Profile, My Orders, Settings and Logout, and an administrator the panel, too', async () => {
    logIn('customer');
    await show(UserMenu);
    const own = [
      ['Profile', '/profile'],
      ['My Orders', '/orders'],
      ['Settings', '/settings'],
    ];
    expect(links()).toEqual(own);
    expect(screen.getByText('Logout')).toBeInTheDocument();
    logIn('admin');
    expect(links()).toEqual([...own, ['Admin panel', '/admin']]);
  });

  it('counts the pieces in the cart on a badge, which an empty cart has not', async () => {
    await show(CartLink);
    expect(screen.queryByTestId('cart-count')).not.toBeInTheDocument();
    act(() => setCartCount(3));
    expect(screen.getByTestId('cart-count')).toHaveTextContent('3');
    act(() => setCartCount(120));
    expect(screen.getByTestId('cart-count')).toHaveTextContent('99+');
    expect(screen.getByRole('link', { name: 'Cart, 120 items' })).toBeInTheDocument();
  });

  it('has on phones a panel with search, the same links, Favorites and the Cart with its count', async () => {
    act(() => setCartCount(2));
    await show(MobilePanel);
    expect(screen.getByRole('combobox', { name: 'Search' })).toBeInTheDocument();
    expect(links().slice(0, navigation.length)).toEqual(navigation);
    expect(links().slice(-2)).toEqual([
      ['Favorites', '/favorites'],
      ['Cart (2)', '/cart'],
    ]);
  });

  it('has each category of a merchant once in the panel, and no heading over none', async () => {
    const { ownCategories, ...own } = { ...framed, isOwn: true, ownCategories: ['Lamps', 'Desk', 'Rugs'] };
    const categories = ownCategories.map((name) => ({ name, image: null }));
    await show(MobilePanel, { ...own, ownCategories: categories });
    const to = links().flatMap(([, address]) => (address?.startsWith('/category/') ? [address] : []));
    expect(to).toEqual(['/category/Lamps', '/category/Desk', '/category/Rugs']);
    expect(screen.getByText('All categories')).toBeInTheDocument();
    cleanup();
    await show(MobilePanel, { ...own, ownCategories: categories.slice(0, 2) });
    expect(screen.queryByText('All categories')).not.toBeInTheDocument();
  });

  it('leads from the panel to every category, new things, offers and help', async () => {
    await show(MobilePanel);
    const to = links().map(([, address]) => address);
    const categories = categoryRoots([]).flatMap(({ name, inside }) => [name, ...inside]);
    expect(categories).toHaveLength(23);
    expect(to).toEqual(expect.arrayContaining(categories.map(categoryPath)));
    expect(to).toEqual(expect.arrayContaining(['/shop?sort=newest', '/shop?sale=1']));
    expect(to).toEqual(expect.arrayContaining(helpLinks.map((link) => link.to)));
  });
});

it('the footer promises subscribers what the shop gives them, or nothing', async () => {
  await show(Footer, { ...defaultShop, welcomePercent: 15 });
  expect(screen.getByText('Get 15% off your first order')).toBeInTheDocument();
});

it('the footer promises nothing where the shop gives subscribers nothing', async () => {
  await show(Footer, { ...defaultShop, welcomePercent: 0 });
  expect(screen.queryByText(/% off/)).not.toBeInTheDocument();
});

it('the footer has the newsletter, the support address, account and quick links, this year, and Login for visitors only', async () => {
  jest.spyOn(Date.prototype, 'getUTCFullYear').mockReturnValue(2031);
  await show(Footer);
  expect(screen.getByText('Get 10% off your first order')).toBeInTheDocument();
  expect(screen.getByLabelText('Your email address')).toBeRequired();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:support@duka.example');
  const column = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));
  expect(column('Account')).toEqual(['/profile', '/login', '/cart']);
  expect(column('Quick Links')).toEqual(['/privacy', '/imprint']);
  expect(screen.getByText('© 2031 Duka. All rights reserved.')).toBeInTheDocument();
  logIn('customer');
  expect(column('Account')).toEqual(['/profile', '/cart']);
});

it.each([
  [framed, 'Quick Links', ['/privacy', '/imprint', '/withdrawal', '/accessibility']],
  [defaultShop, 'Legal', ['/withdrawal', '/imprint', '/accessibility']],
])('the footer leads to what the law of the EU wants within reach, once', async (shop, title, to) => {
  await show(Footer, { ...shop, euRules: true });
  const column = within(screen.getByRole('navigation', { name: title }));
  expect(column.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(to);
});
