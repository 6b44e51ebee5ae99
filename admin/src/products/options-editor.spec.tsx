import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SaveButton, SimpleForm } from 'react-admin';
import type { ProductOption, ProductRecord, Variant } from '../records';
import { answerWith, show } from '../testing/panel';
import { OptionsEditor } from './options-editor';
import { VariantsGrid } from './variants-grid';

const option = (name: string, ...values: string[]): ProductOption => ({
  name,
  values: values.map((value) => ({ value, swatch: null })),
});
const variant = (id: string, options: Record<string, string>, stock: number): Variant => ({
  ...{ id, sku: `TEE-${id}`, options, price: 20, stock, stockSeen: stock, held: 0 },
});

/** The options of a saved product in a form; what the form holds is given to `onSubmit`. */
function open(options: ProductOption[], variants: Variant[], onSubmit: (form: unknown) => void = () => {}) {
  answerWith(() => undefined);
  const product = { id: 'p1', price: 20, options, variants } as unknown as ProductRecord;
  show(
    <SimpleForm record={product} onSubmit={onSubmit} toolbar={<SaveButton />}>
      <OptionsEditor />
      <VariantsGrid />
    </SimpleForm>,
  );
}

const values = (number: number) => screen.getByLabelText(`Values of option ${number}`);
const rows = () =>
  within(screen.getByRole('table', { name: 'Variants' }))
    .getAllByRole('rowheader')
    .map((row) => row.textContent);
const retype = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the options of a product', () => {
  it('leave the others as they are when one is removed', () => {
    open([option('Size', 'S', 'M', 'L'), option('Colour', 'Red', 'Blue')], []);
    press('Remove option 1');
    expect(screen.getByLabelText('Option 1')).toHaveValue('Colour');
    expect(values(1)).toHaveValue('Red, Blue');
    fireEvent.blur(values(1));
    expect(rows()).toEqual(['Red', 'Blue']);
  });

  it('take what was typed over on Enter, and do not send the form without it', async () => {
    const sent: unknown[] = [];
    open([option('Size', 'S')], [variant('s', { Size: 'S' }, 3)], (form) => void sent.push(form));
    retype(values(1), 'S, M');
    expect(fireEvent.keyDown(values(1), { key: 'Enter' })).toBe(false);
    expect(rows()).toEqual(['S', 'M']);
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ options: [option('Size', 'S', 'M')] });
  });

  it('hand the stock of the only variant to the first one, and take nothing off the shelf', () => {
    open([], [variant('all', {}, 6)]);
    press('Add an option');
    retype(screen.getByLabelText('Option 1'), 'Size');
    fireEvent.blur(screen.getByLabelText('Option 1'));
    retype(values(1), 'S, M');
    fireEvent.blur(values(1));
    expect(screen.getByLabelText('Stock of S')).toHaveValue(6);
    expect(screen.getByLabelText('Stock of M')).toHaveValue(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say how many pieces of what a change takes off the shelf', () => {
    const stocks = { S: 5, M: 1, L: 7 };
    const saved = Object.entries(stocks).map(([size, stock]) => variant(size, { Size: size }, stock));
    open([option('Size', 'S', 'M', 'L')], saved);
    retype(values(1), 'S');
    fireEvent.blur(values(1));
    expect(screen.getByRole('alert')).toHaveTextContent('1 piece of M, 7 pieces of L');
    retype(values(1), 'S, M, L');
    fireEvent.blur(values(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Stock of L')).toHaveValue(7);
  });

  it('keep their variants when they are renamed, and their name when it is empty', () => {
    open([option('Size', 'S')], [variant('s', { Size: 'S' }, 3)]);
    for (const name of ['Fit', '']) {
      retype(screen.getByLabelText('Option 1'), name);
      fireEvent.keyDown(screen.getByLabelText('Option 1'), { key: 'Enter' });
      expect(screen.getByLabelText('Option 1')).toHaveValue('Fit');
      expect(screen.getByLabelText('Stock of S')).toHaveValue(3);
    }
  });
});
