import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { CategoryCreate } from './category-form';
import { ProductCreate } from './product-create';

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
