import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, show, whoMay, type Sent } from '../testing/panel';
import { Menu } from './menu';
import { SettingsNav } from './settings-nav';

/** What was asked of a shop where two messages wait. */
let asked: Sent[];
beforeEach(() => {
  asked = answerWith(() => ({ body: [], total: 2 }));
});

it.each([
  ['/products', 'List'],
  ['/products/7', 'List'],
  ['/products/create', 'Create'],
  ['/categories', 'Categories'],
  ['/featured', 'Featured'],
  ['/orders', 'Orders'],
  ['/orders/7/show', 'Orders'],
  ['/draft-orders/create', 'Orders'],
  ['/earlier-orders', 'Orders'],
  ['/synonyms/create', 'Searches'],
  ['/redirects', 'Pages'],
  ['/translations', 'Translations'],
  ['/settings/payments', 'Settings'],
  ['/shipping-zones/3', 'Settings'],
  ['/tax-zones', 'Settings'],
])('at %s one is among the %s', async (at, text) => {
  show(<Menu />, at);
  await screen.findByRole('menuitem', { name: 'Settings' });
  const here = screen.getAllByRole('menuitem', { current: 'page' });
  expect(here.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text)]);
  expect(here[0]?.className).toContain('RaMenuItemLink-active');
});

it('leads to the settings those alone who may change them', async () => {
  show(<Menu />, '/', whoMay('settings.read', 'roles.read'));
  await screen.findByRole('menuitem', { name: 'Roles' });
  expect(screen.queryByRole('menuitem', { name: 'Settings' })).toBeNull();
});

it('leads to the only page of the settings that somebody may open', async () => {
  show(<Menu />, '/', whoMay('archive.write'));
  const entry = await screen.findByRole('menuitem', { name: 'Settings' });
  expect(entry).toHaveAttribute('href', '/settings/archive');
});

it('shows of the settings those pages alone that somebody may open', async () => {
  show(<SettingsNav />, '/settings', whoMay('settings.write', 'webhooks.read'));
  expect(await screen.findByRole('link', { name: 'Webhooks' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'General' })).toBeVisible();
  for (const name of ['Whole shop', 'Connections']) expect(screen.queryByRole('link', { name })).toBeNull();
});

it('says how many messages wait', async () => {
  show(<Menu />);
  expect(await screen.findByRole('img', { name: '2 messages to be answered' })).toHaveTextContent('2');
  const entry = screen.getByRole('menuitem', { name: /^2 messages to be answered/ });
  expect(decodeURIComponent(entry.getAttribute('href') ?? '')).toBe('/messages?filter={"status":"open"}');
});

it('asks for messages in the name of those alone who may read them', async () => {
  show(<Menu />, '/', whoMay('orders.read'));
  await screen.findByRole('menuitem', { name: 'Orders' });
  expect(screen.queryByRole('menuitem', { name: /Messages/ })).toBeNull();
  expect(asked).toEqual([]);
});
