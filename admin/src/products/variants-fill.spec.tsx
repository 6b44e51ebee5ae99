import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ResourceContextProvider, SimpleForm } from 'react-admin';
import { SaveButton } from '../layout/save-button';
import { fieldErrors } from '../problem';
import type { ProductRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { VariantsGrid } from './variants-grid';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const colours = ['Ink', 'Chalk'];
const variants = sizes.flatMap((Size) =>
  colours.map((Colour) => ({
    ...{ id: `${Size}-${Colour}`, sku: `${Size}-${Colour}`, options: { Size, Colour }, price: 20, stock: 1 },
    ...{ grams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 },
  })),
);
const valued = (values: string[]) => values.map((value) => ({ value, swatch: null }));
const options = [
  { name: 'Size', values: valued(sizes) },
  { name: 'Colour', values: valued(colours) },
];
const product = { id: 'p1', options, variants } as unknown as ProductRecord;

/** As the shop tells what is wrong with three of its rows. */
const refused = fieldErrors([
  { field: 'variants.1.sku', message: 'Another variant has this SKU' },
  { field: 'variants.8.stock', message: 'Waiting orders hold more than that' },
  { field: 'variants.9.gtin', message: 'GTIN must have 8, 12, 13 or 14 digits' },
]);

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const prices = () =>
  variants.map(({ options: { Size, Colour } }) => input(`Price of ${Size} / ${Colour}`).value);

describe('a grid of many variants', () => {
  beforeEach(() => {
    answerWith(() => ({ body: product }));
    show(
      <ResourceContextProvider value="products">
        <SimpleForm record={product} toolbar={<SaveButton />} onSubmit={() => refused}>
          <VariantsGrid />
        </SimpleForm>
      </ResourceContextProvider>,
    );
  });

  it('is filled in at once, for all or for those of one value', async () => {
    fireEvent.change(input('With'), { target: { value: '25' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set 10 variants' })));
    expect(new Set(prices())).toEqual(new Set(['25']));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /^For/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Chalk' }));
    fireEvent.change(input('With'), { target: { value: '30,5' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set 5 variants' })));
    expect(prices()).toEqual(sizes.flatMap(() => ['25', '30.5']));
    fireEvent.change(input('With'), { target: { value: 'x' } });
    expect(screen.getByRole('button', { name: 'Set 5 variants' })).toBeDisabled();
  });

  it('is gone through with Enter and the arrows, and copied downwards with Ctrl+D', async () => {
    const first = input('Price of S / Ink');
    first.focus();
    fireEvent.keyDown(first, { key: 'Enter' });
    expect(input('Price of S / Chalk')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(input('Price of M / Ink')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'Enter', shiftKey: true });
    expect(input('Price of S / Chalk')).toHaveFocus();
    fireEvent.change(input('Price of S / Chalk'), { target: { value: '7' } });
    await act(async () => fireEvent.keyDown(input('Price of S / Chalk'), { key: 'd', ctrlKey: true }));
    expect(prices()).toEqual(['20', ...Array.from({ length: 9 }, () => '7')]);
  });

  it('shows weight and size when they are asked for', () => {
    expect(screen.queryByLabelText('Weight in grams of M / Ink')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Show weight, size and GTIN' }));
    expect(input('Weight in grams of M / Ink')).toBeVisible();
  });
  it('says at its head which rows were not taken, and leads to each, also to what is hidden', async () => {
    fireEvent.change(input('Price of S / Ink'), { target: { value: '7' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(/^3 variants are not right yet/)).toBeVisible();
    for (const sentence of ['Another variant has this SKU', 'Waiting orders hold more than that'])
      expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('GTIN must have 8, 12, 13 or 14 digits')).toBeVisible();
    fireEvent.click(told.getByRole('button', { name: 'XXL / Ink' }));
    expect(input('Stock of XXL / Ink')).toHaveFocus();
    fireEvent.click(told.getByRole('button', { name: 'XXL / Chalk' }));
    expect(input('GTIN of XXL / Chalk')).toHaveFocus();
    expect(input('Price of S / Ink').value).toBe('7');
  });
});
