import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { defaultShop } from '../platform/shop-info';
import { Header } from './header';
import { Frame } from './frame';

const shop = { ...defaultShop, simulatedPayments: true };

async function open(at: string) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true, data: {} }));
  const Page = () => <Frame>Here.</Frame>;
  const loader = () => ({ shop });
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: Page, HydrateFallback: () => null, loader },
  ]);
  await act(async () => void render(<Stub initialEntries={[at]} />));
  await screen.findByText('Here.');
}

const menus = () => screen.queryAllByRole('navigation', { name: 'Main', hidden: true }).length;

describe('the header', () => {
  it.each(['/checkout', '/login?next=%2Fcheckout', '/login?next=%2Fcheckout%3Fcoupon%3DTEN'])(
    'is the logo alone at %s, so that nothing moves on the way from one to the other',
    async (at) => {
      await open(at);
      expect(menus()).toBe(0);
    },
  );

  it.each(['/cart', '/login', '/login?next=%2Fcheckouts', '/shop?next=%2Fcheckout'])(
    'leads through the shop at %s',
    async (at) => {
      await open(at);
      expect(menus()).toBeGreaterThan(0);
    },
  );

  it('says inside a landmark that payments are simulated', async () => {
    const Stub = createRoutesStub([
      {
        id: 'root',
        path: '/',
        Component: () => <Header plain />,
        HydrateFallback: () => null,
        loader: () => ({ shop }),
      },
    ]);
    render(<Stub />);
    const note = await screen.findByRole('note');
    expect(screen.getByRole('complementary', { name: 'Payments' })).toContainElement(note);
  });
});
