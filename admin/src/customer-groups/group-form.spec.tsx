import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show } from '../testing/panel';
import { ruleAsText } from './group';
import { CustomerGroupCreate, CustomerGroupEdit } from './group-form';

const nothing = {
  ...{ ordersAtLeast: null, spentAtLeast: null, boughtWithinDays: null },
  ...{ notBoughtForDays: null, country: null, tag: null },
};
const regulars = {
  id: 'g1',
  version: 2,
  name: 'Regulars',
  rule: { ...nothing, ordersAtLeast: 3 },
  members: 12,
};

const price = {
  ...{ id: 'gp1', groupId: 'g1', group: 'Regulars', productId: 'p1', product: 'Kiln Mug', variantId: 'v1' },
  ...{ sku: 'MUG-S', options: { Size: 'S' }, currency: 'USD', from: 10, price: 19.5, regularPrice: 24 },
};

const open = (at: string, prices: object[] = [price]) => {
  const sent = answerWith(({ method, path }) =>
    path.startsWith('/group-prices')
      ? { body: prices }
      : { body: method === 'POST' ? { ...regulars, id: 'g9' } : regulars },
  );
  const page = (
    <ResourceContextProvider value="customer-groups">
      <Routes>
        <Route path="/customer-groups/create" element={<CustomerGroupCreate />} />
        <Route path="/customer-groups/:id" element={<CustomerGroupEdit />} />
        <Route path="/customer-groups" element={<p>All groups</p>} />
      </Routes>
    </ResourceContextProvider>
  );
  show(page, at);
  return sent;
};

describe('the form of a group of customers', () => {
  it('sends no rule for a group by hand', async () => {
    const sent = open('/customer-groups/create');
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Wholesale');
    expect(screen.queryByRole('spinbutton', { name: /Orders at least/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Wholesale',
        rule: null,
        showsNet: false,
      }),
    );
  });

  it('opens with the rule, how many meet it, and sends what was changed over the version that was read', async () => {
    const sent = open('/customer-groups/g1');
    const orders = await screen.findByRole('spinbutton', { name: /Orders at least/ });
    expect(orders).toHaveValue(3);
    expect(screen.getByRole('link', { name: 'Show 12 customers' })).toHaveAttribute(
      'href',
      expect.stringContaining('groupId'),
    );
    await userEvent.clear(orders);
    await userEvent.type(orders, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ name: 'Regulars', rule: { ordersAtLeast: 5 } });
    expect(put?.body).not.toHaveProperty('members');
    expect(put?.headers.get('If-Match')).toBe('"2"');
  });

  it('lists what the group pays, with the way to each product', async () => {
    const sent = open('/customer-groups/g1');
    const product = await screen.findByRole('link', { name: /Kiln Mug/ });
    expect(product).toHaveAttribute('href', '/products/p1');
    const section = screen.getByRole('region', { name: 'Prices of the group' });
    for (const words of ['S', '$19.50', '$24.00', '10']) expect(section).toHaveTextContent(words);
    const asked = sent.find(({ path }) => path.startsWith('/group-prices'))?.path ?? '';
    expect(decodeURIComponent(asked)).toContain('{"groupId":"g1"}');
    expect(decodeURIComponent(asked)).toContain('["product","ASC"]');
  });

  it('says so where it pays what everybody pays', async () => {
    open('/customer-groups/g1', []);
    expect(await screen.findByText(/It pays what everybody pays/)).toBeVisible();
  });

  it('says what is deleted with it', async () => {
    open('/customer-groups/g1');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/the prices that it pays are deleted with it/)).toBeVisible();
  });
});

it('a rule is told in words', () => {
  expect(ruleAsText(null)).toBe('By hand');
  const rule = { ordersAtLeast: 1, spentAtLeast: 0, boughtWithinDays: 1, notBoughtForDays: 30 };
  expect(ruleAsText({ ...rule, country: 'RW', tag: 'vip' })).toBe(
    '1 order or more · spent $0.00 or more · bought in the last day · has not bought for 30 days · lives in Rwanda · tagged “vip”',
  );
});
