import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { ShopForm } from '../layout/shop-form';
import { answerWith, show, whoMay } from '../testing/panel';
import { BundlesSection } from './bundles-section';

const cup = { variantId: 'cup', name: 'Cup', sku: 'CUP-1', options: { Colour: 'Blue' }, quantity: 2 };
const bundles = {
  variants: [
    { variantId: 'S', sku: 'BOX-S', options: { Size: 'S' }, parts: [cup] },
    { variantId: 'M', sku: 'BOX-M', options: { Size: 'M' }, parts: [] },
  ],
};
const tea = { id: 'tea', name: 'Tea', variants: [{ id: 'tea-1', sku: 'TEA-1', options: {} }] };
const showSection = (...permissions: string[]) =>
  show(
    <RecordContextProvider value={{ id: 'p1', version: 3 }}>
      <ShopForm toolbar={false}>
        <BundlesSection />
      </ShopForm>
    </RecordContextProvider>,
    '/',
    whoMay(...permissions),
  );
const open = (...permissions: string[]) => {
  const sent = answerWith(({ path }) => {
    if (path.endsWith('/bundles')) return { body: bundles };
    if (path === '/products/tea') return { body: tea };
    if (path === '/products/p1') return { body: { id: 'p1', version: 3 } };
    return { body: [tea] };
  });
  showSection(...permissions);
  return sent;
};
const put = (sent: ReturnType<typeof open>) => sent.find(({ method }) => method === 'PUT');

describe('what a product is made of', () => {
  it('is changed piece by piece, and only what has changed is saved', async () => {
    const sent = open('products.read', 'products.write');
    const part = await screen.findByRole('group', { name: 'Cup, Blue' }, { timeout: 5_000 });
    const save = screen.getByRole('button', { name: 'Save bundles' });
    expect(save).toBeDisabled();
    fireEvent.change(within(part).getByLabelText('Pieces'), { target: { value: '0' } });
    fireEvent.click(save);
    expect(within(part).getByText('1 to 99')).toBeInTheDocument();
    expect(put(sent)).toBeUndefined();
    fireEvent.change(within(part).getByLabelText('Pieces'), { target: { value: '3' } });
    fireEvent.click(save);
    await waitFor(() => expect(put(sent)).toBeDefined());
    expect(put(sent)).toMatchObject({
      path: '/products/p1/bundles',
      body: { bundles: [{ variantId: 'S', parts: [{ variantId: 'cup', quantity: 3 }] }] },
    });
  });

  it('is chosen among the products of the shop', async () => {
    const sent = open('products.read', 'products.write');
    const medium = await screen.findByRole('group', { name: 'M' }, { timeout: 5_000 });
    expect(medium).toHaveTextContent('No bundle: it has a stock of its own.');
    fireEvent.click(within(medium).getByRole('button', { name: 'Make it of other products' }));
    await userEvent.click(within(medium).getByRole('combobox', { name: 'Find a product' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tea' }));
    const add = within(medium).getByRole('button', { name: 'Add product' });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await within(medium).findByRole('group', { name: 'Tea' });
    fireEvent.click(screen.getByRole('button', { name: 'Save bundles' }));
    await waitFor(() => expect(put(sent)).toBeDefined());
    expect(put(sent)?.body).toEqual({
      bundles: [{ variantId: 'M', parts: [{ variantId: 'tea-1', quantity: 1 }] }],
    });
  });

  it('is told at the part what is in the way', async () => {
    const message = 'A part is taxed as its bundle is';
    const errors = [{ field: 'bundles.0.parts.0.variantId', message }];
    answerWith(({ method }) =>
      method === 'PUT' ? { status: 400, body: { code: 'bundle_wrong', message, errors } } : { body: bundles },
    );
    showSection('products.read', 'products.write');
    const part = await screen.findByRole('group', { name: 'Cup, Blue' }, { timeout: 5_000 });
    fireEvent.change(within(part).getByLabelText('Pieces'), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save bundles' }));
    expect(await within(part).findByRole('alert')).toHaveTextContent(message);
    expect(within(part).getByLabelText('Pieces')).toHaveValue('5');
  });

  it('is only read by whoever may not change products', async () => {
    open('products.read');
    const part = await screen.findByRole('group', { name: 'Cup, Blue' }, { timeout: 5_000 });
    expect(within(part).getByLabelText('Pieces')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
