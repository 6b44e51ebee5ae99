import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { DiscountKind } from '../records';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
import { couponRow, promotion } from '../testing/promotion';
import { PromotionList } from './promotion-list';
import { givenOf, worthOf } from './promotion';

const money = { kind: 'money' } as const;
const kinds = [
  { name: 'percent', label: 'Percent off', help: '', fields: [] },
  { name: 'price', label: 'Fixed price', help: '', fields: [{ name: 'price', label: 'Price', ...money }] },
] as unknown as DiscountKind[];
const rows = [promotion({}), couponRow({ description: 'For friends', used: 3, maxUses: 10 })];

const open = async (permissions: string[], more: Api = () => undefined) => {
  const sent = answerWith((call) => {
    const own = more(call);
    if (own) return own;
    if (call.path === '/discounts/kinds') return { body: kinds };
    return call.path.startsWith('/promotions') ? { body: rows } : undefined;
  });
  const list = (
    <ResourceContextProvider value="promotions">
      <Routes>
        <Route path="/discounts/:id" element="The form of a discount" />
        <Route path="/coupons/:id" element="The form of a coupon" />
        <Route path="/*" element={<PromotionList />} />
      </Routes>
    </ResourceContextProvider>
  );
  show(list, '/', whoMay(...permissions));
  expect(await screen.findByText('SPRING10')).toBeVisible();
  return sent;
};
const both = ['coupons.read', 'coupons.write'];

describe('the list of discounts and coupons', () => {
  it('says of each who gets it, what it is worth and how often it was used', async () => {
    await open(both);
    const [spring, friends] = [
      screen.getByRole('row', { name: /^Spring/ }),
      screen.getByRole('row', { name: /^SPRING10/ }),
    ];
    for (const text of ['by itself', '10%', 'always', '$0.00', 'Active'])
      expect(within(spring).getByText(text)).toBeVisible();
    for (const text of ['For friends', 'by 1 code', '3 of 10', '–'])
      expect(within(friends).getByText(text)).toBeVisible();
  });

  it.each([
    ['Spring', 'The form of a discount'],
    ['SPRING10', 'The form of a coupon'],
  ])('leads from %s to %s', async (name, form) => {
    await open(both);
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(await screen.findByText(form)).toBeVisible();
  });

  it('pauses each where it is kept', async () => {
    const sent = await open(both, ({ method }) => (method === 'PUT' ? { body: { id: '2' } } : undefined));
    const works = await screen.findByLabelText('Active: SPRING10');
    await waitFor(() => expect(works).toBeEnabled());
    await userEvent.click(works);
    expect(await screen.findByText('SPRING10 paused')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/coupons/2', body: { isActive: false } },
    ]);
  });

  it('deletes each where it is kept, once it is asked', async () => {
    const sent = await open(both, ({ method }) => (method === 'DELETE' ? { body: { id: '1' } } : undefined));
    const row = screen.getByRole('row', { name: /^Spring/ });
    await userEvent.click(await within(row).findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this discount?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ path: '/discounts/1' }]),
    );
  });

  it('offers both kinds to whoever may create', async () => {
    await open(both);
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href'))).toEqual(['/discounts/create', '/coupons/create']);
  });

  it('shows who may only read which ones work, and neither form nor deletion', async () => {
    await open(['coupons.read']);
    const works = await screen.findByLabelText('Active: SPRING10');
    expect(works).toBeChecked();
    expect(works).toBeDisabled();
    for (const name of ['Create', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'SPRING10' })).toBeNull();
  });
});

it('says in a few words what a discount is worth', () => {
  const amount = promotion({ kind: 'amount', values: { amount: 5 } });
  const price = promotion({ kind: 'price', values: { price: 20 } });
  expect([worthOf(amount, kinds), worthOf(price, kinds)]).toEqual(['$5.00', 'Fixed price $20.00']);
  expect(worthOf(promotion({ kind: 'gone', values: {} }), kinds)).toBe('gone');
  expect(givenOf({ byCode: true, codes: 100 })).toBe('by 100 codes');
});
