import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { CategoryCreate } from './category-form';
import { asSent, ProductCreate } from './product-create';

const TIMEOUT_MS = 60_000;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the form of a new product', () => {
  it(
    'says what is wrong with its figures, and sends nothing',
    async () => {
      const sent = answerWith(() => ({ body: { data: [] } }));
      show(
        <ResourceContextProvider value="products">
          <ProductCreate />
        </ResourceContextProvider>,
      );
      type('Price ($) *', '0');
      type('Discount (%)', '100');
      type('Stock', '1.5');
      press('Create product');
      for (const sentence of [
        'Price must be a positive number',
        'Discount must be at least 0 and below 100 percent',
        'Stock must be a whole number, 0 or more',
        'Product image is required',
      ])
        expect(await screen.findByText(sentence)).toBeVisible();
      expect(sent.every(({ method }) => method === 'GET')).toBe(true);
    },
    TIMEOUT_MS,
  );
});

describe('what is sent of a new product', () => {
  const variants = [{ sku: '', options: {}, price: 20, stock: 1 }];
  const lamp = { name: 'Lamp', stock: 5, variants };

  it('is its stock without options, and its variants with them', () => {
    expect(asSent({ ...lamp, options: [] })).toEqual({ name: 'Lamp', stock: 5 });
    const options = [{ name: 'Size', values: [{ value: 'S', swatch: null }] }];
    expect(asSent({ ...lamp, options })).toEqual({ name: 'Lamp', options, variants });
  });

  it(
    'has variants and pictures from the start, and a draft its day',
    async () => {
      const made = { id: 'p1', status: 'draft' };
      const sent = answerWith(({ method }) =>
        method === 'POST' ? { status: 201, body: made } : { body: { data: [] } },
      );
      show(
        <ResourceContextProvider value="products">
          <ProductCreate />
        </ResourceContextProvider>,
      );
      type(/^Name/, 'Lamp');
      type(/^Description/, 'It shines.');
      type('Price ($) *', '20');
      type(/^Category/, 'Lamps');
      fireEvent.blur(screen.getByRole('combobox', { name: /^Category/ }));
      press('Add an option');
      type('Option 1', 'Size');
      fireEvent.blur(screen.getByLabelText('Option 1'));
      type('Values of option 1', 'S, M');
      fireEvent.blur(screen.getByLabelText('Values of option 1'));
      type('Stock of M', '7');
      expect(screen.queryByLabelText('Goes on sale')).toBeNull();
      fireEvent.mouseDown(screen.getByLabelText(/^Status/));
      fireEvent.click(await screen.findByRole('option', { name: 'Draft' }));
      expect(await screen.findByLabelText('Goes on sale')).toBeVisible();
      const file = (name: string) => new File(['x'], name, { type: 'image/png' });
      fireEvent.change(screen.getByLabelText('Choose pictures'), {
        target: { files: [file('front.png'), file('back.png')] },
      });
      expect(await screen.findByLabelText('Description of picture 2')).toBeVisible();
      press('Create product');
      await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
      const body = sent.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;
      expect(body).toMatchObject({ name: 'Lamp', price: 20, category: 'Lamps', status: 'draft' });
      expect(body['variants']).toMatchObject([
        { options: { Size: 'S' }, price: 20, stock: 0 },
        { options: { Size: 'M' }, price: 20, stock: 7 },
      ]);
      expect(body['images']).toMatchObject(
        ['', ''].map(() => ({ url: expect.stringMatching(/^data:/), alt: '' })),
      );
      expect([body['image'], body['stock']]).toEqual([undefined, undefined]);
    },
    TIMEOUT_MS,
  );
});

describe('the form of a new category', () => {
  const open = (answer: { status?: number; body: unknown }) => {
    const sent = answerWith(() => answer);
    show(
      <ResourceContextProvider value="categories">
        <CategoryCreate />
      </ResourceContextProvider>,
    );
    return sent;
  };

  it('says what an empty or too long one needs, and sends nothing', async () => {
    const sent = open({ body: {} });
    press('Save');
    expect(await screen.findByText('Category is required')).toBeVisible();
    type(/^Name/, 'x'.repeat(101));
    type('Description', 'y'.repeat(501));
    expect(await screen.findByText('Category must be at most 100 characters')).toBeVisible();
    expect(await screen.findByText('At most 500 characters')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("puts the server's refusal under its field", async () => {
    const message = 'A category of this name exists';
    open({ status: 409, body: { detail: message, errors: [{ field: 'name', message }] } });
    type(/^Name/, 'Shoes');
    press('Save');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Shoes');
    expect(screen.getByLabelText(/^Name/)).toBeInvalid();
  });
});
