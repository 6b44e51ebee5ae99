import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { CategoryCreate } from '../products/category-form';
import { ProductEdit } from '../products/product-edit';
import { answerWith, show, type Answer, type Api, type Sent } from '../testing/panel';

const product = {
  ...{ id: 'p1', name: 'Cap', description: 'Warm.', category: 'hats', categories: [], price: 20, version: 3 },
  ...{
    discount: 0,
    stock: 5,
    status: 'active',
    isFeatured: false,
    taxCategory: 'standard',
    isShipped: true,
    image: '/media/a',
    images: [],
    options: [],
    specifications: [],
  },
  variants: [{ id: 'v1', sku: 'CAP', options: {}, price: 20, stock: 5, stockSeen: 5, held: 0 }],
};
const saved = { body: { ...product, description: 'Warmer.', version: 4 } };
const away = 'The database is away.';
const taken = 'A variant with the SKU RAIN-S exists already';

const puts = (sent: Sent[]) => sent.filter(({ method }) => method === 'PUT');
const savable = () => screen.findByRole('button', { name: 'Save' });

const openProduct = (answers: Answer[], now: () => object = () => product) => {
  const shop: Api = ({ method, path, body }) => {
    if (method === 'PUT') return answers.shift() ?? { body: { ...product, ...(body as object), version: 4 } };
    if (path.includes('/categories')) return { body: { data: [] } };
    if (path.endsWith('/group-prices')) return { body: { currency: 'USD', variants: [], prices: [] } };
    if (path.endsWith('/bundles')) return { body: { variants: [] } };
    if (path.endsWith('/files')) return { body: { variants: [] } };
    if (path.endsWith('/places')) return { body: { places: [], variants: [] } };
    return { body: /stock-movements|price-changes|arrivals/.test(path) ? [] : now() };
  };
  const sent = answerWith(shop);
  show(
    <ResourceContextProvider value="products">
      <Routes>
        <Route path="/products/:id" element={<ProductEdit />} />
      </Routes>
    </ResourceContextProvider>,
    '/products/p1',
  );
  return sent;
};
const refusal = { status: 409, body: { detail: taken, errors: [{ field: 'variants', message: taken }] } };

describe('a form whose record somebody else saved first', () => {
  const changed = { status: 412, body: { detail: 'Somebody else changed this product.' } };

  it('asks for each field whose change goes on, and saves over the new version', async () => {
    const answers = [changed];
    const theirs = { ...product, name: 'Sun Cap', price: 25, version: 4 };
    const isRefused = () => answers.length === 0;
    const sent = openProduct(answers, () => (isRefused() ? theirs : product));
    fireEvent.change(await screen.findByLabelText(/^Description/), { target: { value: 'Warmer.' } });
    fireEvent.change(screen.getByLabelText('Discount (%)'), { target: { value: '10' } });
    await userEvent.click(await savable());
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    expect(screen.queryByText(changed.body.detail)).not.toBeInTheDocument();
    const group = (name: string) => within(within(dialog).getByRole('radiogroup', { name }));
    expect(group('Name').getByRole('radio', { name: 'Load theirs: Sun Cap' })).toBeChecked();
    expect(group('Description').getByRole('radio', { name: 'Keep mine: Warmer.' })).toBeChecked();
    await userEvent.click(group('Discount').getByRole('radio', { name: 'Load theirs: 0%' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Sun Cap'));
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Warmer.');
    expect(screen.getByLabelText('Discount (%)')).toHaveValue(0);
    await userEvent.click(await savable());
    await waitFor(() => expect(puts(sent)).toHaveLength(2));
    expect(puts(sent)[1]?.headers.get('If-Match')).toBe('"4"');
    expect(puts(sent)[1]?.body).toMatchObject({ name: 'Sun Cap', description: 'Warmer.', discount: 0 });
  });
});

describe('a form that the server has refused', () => {
  it('can be corrected and saved, also when what was refused has no input of its own', async () => {
    const sent = openProduct([refusal]);
    const sku = await screen.findByLabelText('SKU of The only variant');
    fireEvent.change(sku, { target: { value: 'RAIN-S' } });
    await userEvent.click(await savable());
    expect(await screen.findByText(taken)).toBeVisible();

    fireEvent.change(sku, { target: { value: 'CAP-2' } });
    await userEvent.click(await savable());
    expect(await screen.findByText('Saved')).toBeVisible();
    await waitFor(() => expect(puts(sent)).toHaveLength(2));
    expect(puts(sent)[1]?.body).toMatchObject({ variants: [{ sku: 'CAP-2' }] });
  });

  it.each([
    { what: 'a field without an input', answer: refusal, told: taken },
    { what: 'nothing in particular', answer: { status: 500, body: { detail: away } }, told: away },
    { what: 'no reason', answer: { status: 502, body: {} }, told: 'Failed to update product' },
  ])('tells of it at once after a good save, when the refusal is of $what', async ({ answer, told }) => {
    openProduct([saved, answer]);
    const description = await screen.findByLabelText(/^Description/);
    fireEvent.change(description, { target: { value: 'Warmer.' } });
    await userEvent.click(await savable());
    expect(await screen.findByText('Saved')).toBeVisible();

    fireEvent.change(description, { target: { value: 'Warmest.' } });
    await userEvent.click(await savable());
    expect(await screen.findByText(told)).toBeVisible();
    expect(description).toHaveValue('Warmest.');
  });
});

describe('a form that is left when it is saved', () => {
  const open = (api: Api) => {
    const sent = answerWith(api);
    show(
      <ResourceContextProvider value="categories">
        <CategoryCreate />
      </ResourceContextProvider>,
    );
    return sent;
  };
  const posts = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST');

  it('is sent once, however often its button is pressed', async () => {
    const sent = open(({ body }) => ({ body: { ...(body as object), id: 'hats' } }));
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Hats');
    const save = await savable();
    const pressTwice = () => [save, save].forEach((button) => fireEvent.click(button));
    pressTwice();
    expect(await screen.findByText('Created')).toBeVisible();
    pressTwice();
    await waitFor(() => expect(save).toBeDisabled());
    expect(posts(sent)).toHaveLength(1);
  });

  it('can be sent again when it was refused without a word about a field', async () => {
    const answers = [{ status: 503, body: { detail: away } }, { body: { id: 'hats' } }];
    const sent = open(() => answers.shift());
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Hats');
    await userEvent.click(await savable());
    expect(await screen.findByText(away)).toBeVisible();
    await userEvent.click(await savable());
    expect(await screen.findByText('Created')).toBeVisible();
    expect(posts(sent)).toHaveLength(2);
  });
});
