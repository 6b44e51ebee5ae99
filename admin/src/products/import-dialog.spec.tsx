import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import type { FileColumns, ImportLine, PlannedImport, ProductImport } from '../records';
import { ImportProductsDialog } from './import-dialog';

const line = (more: Partial<ImportLine>): ImportLine => ({
  id: '2',
  line: 2,
  name: 'Tee',
  sku: 'TEE-S',
  action: 'nothing',
  changes: [],
  errors: [],
  outcome: null,
  message: null,
  ...more,
});
const made = (more: Partial<ProductImport>): ProductImport => ({
  id: 'i1',
  status: 'planned',
  fileName: 'products.csv',
  createdBy: 'admin@example.com',
  startedAt: null,
  finishedAt: null,
  createdAt: '2026-11-21T10:00:00Z',
  lines: { total: 3, create: 0, update: 1, nothing: 1, error: 1 },
  products: { total: 1, settled: 0, refused: 0 },
  canUndo: false,
  reading: { decimalSign: 'point', ignoredColumns: [] },
  ...more,
});
const rows = [
  line({ action: 'update', changes: [{ field: 'price', from: '24', to: '22' }] }),
  line({ line: 3, action: 'error', errors: [{ field: 'stock', message: 'Stock must be a whole number' }] }),
  line({ line: 4, name: 'Unchanged' }),
];

const columnsOf = (source: string): FileColumns => ({
  source,
  sources: [
    { name: 'shopify', label: 'Shopify' },
    { name: 'table', label: 'Another file' },
  ],
  fields: [
    { field: 'sku', label: 'SKU' },
    { field: 'name', label: 'Title' },
  ],
  columns: [
    { heading: 'Variant SKU', field: 'sku', example: 'TEE-S' },
    { heading: 'Artikel', field: '', example: 'Tee' },
  ],
  lines: 3,
});

function show(more: Record<string, unknown> = {}) {
  const shop = {
    lastImport: jest.fn(async () => null),
    proposeColumns: jest.fn(async (): Promise<FileColumns> => columnsOf('table')),
    planImport: jest.fn(async (): Promise<PlannedImport> => ({ ...made({}), rows })),
    runImport: jest.fn(async () =>
      made({ status: 'done', products: { total: 1, settled: 1, refused: 0 }, canUndo: true }),
    ),
    undoImport: jest.fn(async () =>
      made({ status: 'undone', products: { total: 1, settled: 1, refused: 0 } }),
    ),
    importFailures: jest.fn(async () => [] as ImportLine[]),
    ...more,
  };
  render(
    <CoreAdminContext dataProvider={shop as unknown as DataProvider}>
      <ImportProductsDialog onClose={() => undefined} />
    </CoreAdminContext>,
  );
  return shop;
}
const choose = () =>
  userEvent.upload(
    screen.getByLabelText('CSV file'),
    new File(['sku'], 'products.csv', { type: 'text/csv' }),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the import of products', () => {
  it('shows what would change and what is wrong before anything changes', async () => {
    const shop = show();
    await choose();
    expect(await screen.findByText('price: 24 → 22')).toBeVisible();
    expect(screen.getByText('stock: Stock must be a whole number')).toBeVisible();
    expect(screen.queryByText('Unchanged')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      '3 rows · 1 to change · 1 with an error · 1 stay as they are',
    );
    expect(shop.runImport).not.toHaveBeenCalled();
  });

  it('says of what stays as it is that it is archived', async () => {
    const message = 'Archived, and stays so unless its status in the file says active';
    const gone = line({ line: 5, name: 'Lamp', message });
    show({ planImport: async () => ({ ...made({}), rows: [...rows, gone] }) });
    await choose();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Unchanged')).not.toBeInTheDocument();
  });

  it('says where the file is from, and reads it again with the columns that a person corrects', async () => {
    const shop = show({ proposeColumns: jest.fn(async () => columnsOf('shopify')) });
    await choose();
    expect(await screen.findByText('Read as a file of Shopify.')).toBeVisible();
    await press('Columns');
    const artikel = screen.getByRole('combobox', { name: 'What Artikel holds' });
    expect(artikel).toHaveTextContent('Left out');
    await userEvent.click(artikel);
    await userEvent.click(screen.getByRole('option', { name: 'SKU' }));
    expect(screen.getByRole('combobox', { name: 'What Variant SKU holds' })).toHaveTextContent('Left out');
    await press('Read the file so');
    expect(await screen.findByText('price: 24 → 22')).toBeVisible();
    expect(shop.planImport.mock.calls.map((call: unknown[]) => call[1])).toEqual([
      { source: 'shopify' },
      { source: 'shopify', columns: { 'Variant SKU': '', Artikel: 'sku' } },
    ]);
  });

  it('asks for the columns where a file is not understood, and from where it is', async () => {
    // react-admin writes what a provider refuses to the console, too
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const proposeColumns = jest.fn(async (_: File, { source = 'table' }: { source?: string } = {}) =>
      columnsOf(source),
    );
    const planImport = jest.fn(() => Promise.reject(new Error('The file has no column "sku"')));
    show({ proposeColumns, planImport });
    await choose();
    expect(await screen.findByText('The file has no column "sku"')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'What Artikel holds' })).toHaveTextContent('By its own name');
    await userEvent.click(screen.getByRole('combobox', { name: 'The file is from' }));
    await userEvent.click(screen.getByRole('option', { name: 'Shopify' }));
    await waitFor(() => expect(proposeColumns).toHaveBeenCalledTimes(2));
    expect(proposeColumns.mock.calls[1]?.[1]).toEqual({ source: 'shopify' });
  });

  it('keeps nothing of the first file where a second one cannot be read', async () => {
    // react-admin writes what a provider refuses to the console, too
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const proposeColumns = jest.fn(async (): Promise<FileColumns> => columnsOf('table'));
    show({ proposeColumns });
    await choose();
    await screen.findByText('price: 24 → 22');
    await press('Columns');
    proposeColumns.mockRejectedValueOnce(new Error('The file is empty.'));
    await choose();
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    for (const name of ['Read the file so', 'Change 1 product', 'Columns'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('runs what was shown, and brings it back', async () => {
    const shop = show();
    await choose();
    await screen.findByText('price: 24 → 22');
    await press('Change 1 product');
    expect(await screen.findByText('The import is done.')).toBeVisible();
    expect(screen.getByText('1 of 1 product')).toBeVisible();
    await press('Undo the last import (1)');
    expect(await screen.findByText('The import is undone.')).toBeVisible();
    expect(shop.undoImport.mock.calls).toEqual([['i1']]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('says which products stayed as they are, and why; where it cannot be told, it is asked for again', async () => {
    // react-admin writes what a provider refuses to the console, too
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = made({ status: 'done', products: { total: 1, settled: 1, refused: 1 } });
    const failure = line({ outcome: 'refused', message: 'Somebody else changed this product.' });
    let isThere = false;
    const importFailures = async () => {
      if (!isThere) throw new Error('The shop is busy.');
      return [failure];
    };
    show({ runImport: async () => refused, importFailures });
    await choose();
    await screen.findByText('price: 24 → 22');
    await press('Change 1 product');
    expect(await screen.findByText('The shop is busy.', {}, { timeout: 10_000 })).toBeVisible();
    isThere = true;
    await press('Try again');
    expect(await screen.findByText('Line 2, Tee: Somebody else changed this product.')).toBeVisible();
  });

  it('has nothing to run when every row is wrong, and says what the server says of the file', async () => {
    show({ planImport: async () => ({ ...made({ products: { total: 0, settled: 0, refused: 0 } }), rows }) });
    await choose();
    expect(await screen.findByRole('button', { name: 'Change 0 products' })).toBeDisabled();
  });

  it('says why a file cannot be read', async () => {
    // react-admin writes what a provider refuses to the console, too
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ planImport: () => Promise.reject(new Error('The file has no column "sku"')) });
    await choose();
    expect(await screen.findByText('The file has no column "sku"')).toBeVisible();
  });

  it('shows how far an import has come that somebody began before', async () => {
    const running = made({ status: 'running', products: { total: 10, settled: 4, refused: 0 } });
    show({ lastImport: async () => running });
    expect(await screen.findByText('4 of 10 products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeDisabled();
  });
});
