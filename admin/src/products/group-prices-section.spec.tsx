import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { answerWith, show, whoMay } from '../testing/panel';
import { GroupPricesSection } from './group-prices-section';

const variant = (id: string) => ({ variantId: id, sku: `TEE-${id}`, options: { Size: id }, price: 60 });
const prices = {
  currency: 'USD',
  variants: [variant('S'), variant('M')],
  prices: [{ groupId: 'g1', group: 'Wholesale', variantId: 'S', currency: 'USD', from: 10, price: 40 }],
};
const groups = [{ id: 'g1', version: 1, name: 'Wholesale', rule: null, showsNet: true }];
const open = (...permissions: string[]) => {
  const sent = answerWith(({ path }) => {
    if (path.startsWith('/customer-groups')) return { body: groups, headers: { 'content-range': 'x 0-0/1' } };
    return { body: path.endsWith('/group-prices') ? prices : [] };
  });
  show(
    <RecordContextProvider value={{ id: 'p1', version: 3 }}>
      <GroupPricesSection />
    </RecordContextProvider>,
    '/',
    whoMay(...permissions),
  );
  return sent;
};

describe('prices of groups', () => {
  it('stand by group and pieces, are added, and saved apart from the product', async () => {
    const sent = open('products.read', 'products.write', 'customers.read');
    const ten = await screen.findByRole('group', { name: 'Wholesale, from 10 pieces' }, { timeout: 5_000 });
    expect(ten).toHaveTextContent('Everybody pays $60.00');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Customer group' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Wholesale' }));
    fireEvent.keyDown(screen.getByLabelText('From how many pieces'), { key: 'Enter' });
    await screen.findByRole('group', { name: 'Wholesale' });
    const [tenSmall, small] = screen.getAllByLabelText('S');
    const [tenMedium, medium] = screen.getAllByLabelText('M');
    // "12,5", as a browser says it that cannot read it
    const unread = { value: { badInput: true }, configurable: true };
    Object.defineProperty(tenSmall, 'validity', unread);
    fireEvent.change(tenSmall!, { target: { value: '' } });
    fireEvent.keyDown(tenMedium!, { key: 'Enter' });
    expect(await screen.findByText('Must be a number')).toBeInTheDocument();
    expect(tenSmall).toHaveFocus();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    Object.defineProperty(tenSmall, 'validity', { ...unread, value: { badInput: false } });
    fireEvent.change(small!, { target: { value: '50' } });
    fireEvent.change(medium!, { target: { value: '51.5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save prices of groups' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const one = { groupId: 'g1', currency: 'USD' };
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/products/p1/group-prices',
      body: {
        prices: [
          { ...one, from: 10, variantId: 'S', price: null },
          { ...one, from: 1, variantId: 'S', price: 50 },
          { ...one, from: 1, variantId: 'M', price: 51.5 },
        ],
      },
    });
  });

  it('are only read by whoever may not change products', async () => {
    open('products.read', 'customers.read');
    const [small] = await screen.findAllByLabelText('S');
    expect(small).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save prices of groups' })).toBeNull();
  });
});
