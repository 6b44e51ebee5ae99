import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { ShopForm } from '../layout/shop-form';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
import { FilesSection } from './files-section';

const guide = {
  ...{ id: 'f1', variantId: 'v1', name: 'Guide.pdf', bytes: 2_400_000, type: 'application/pdf' },
  createdAt: '2026-11-29T10:00:00Z',
};
const variant = (id: string, files: object[] = []) => ({
  ...{ variantId: id, sku: id.toUpperCase(), options: { Format: id }, files },
});

const open = (variants: object[], api: Api = () => undefined, ...permissions: string[]) => {
  const sent = answerWith((call) =>
    call.method === 'GET' && call.path === '/products/p1/files'
      ? { body: { mostBytes: 1_000, variants } }
      : api(call),
  );
  const who = permissions.length > 0 ? whoMay(...permissions) : undefined;
  show(
    <RecordContextProvider value={{ id: 'p1', version: 1 }}>
      <ShopForm toolbar={false}>
        <FilesSection />
      </ShopForm>
    </RecordContextProvider>,
    '/',
    who,
  );
  return sent;
};

const file = (bytes: number) => new File(['x'.repeat(bytes)], 'Map.pdf', { type: 'application/pdf' });

describe('the files of a product', () => {
  it('are listed by variant, with their size, and the limit is said', async () => {
    open([variant('pdf', [guide]), variant('epub')]);
    const pdf = await screen.findByRole('group', { name: 'pdf' });
    expect(within(pdf).getByText('Guide.pdf')).toBeVisible();
    expect(within(pdf).getByText('2.4 MB')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'epub' })).getByText('No files.')).toBeVisible();
    expect(await screen.findByText(/Any kind of file, at most 1 kB\./)).toBeVisible();
  });

  it('are sent to the variant that they are chosen for', async () => {
    const sent = open([variant('pdf'), variant('epub')], ({ method }) =>
      method === 'POST' ? { status: 201, body: guide } : undefined,
    );
    await userEvent.upload(
      await screen.findByLabelText('Add a file to epub', { selector: 'input' }),
      file(10),
    );
    expect(await screen.findByText('The file was added')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/products/p1/variants/epub/files',
    ]);
  });

  it('are not sent where they are too large, and the reason stands at the field', async () => {
    const sent = open([variant('pdf')]);
    await userEvent.upload(await screen.findByLabelText('Add a file', { selector: 'input' }), file(1_001));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 1 kB.');
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('say why one was not taken', async () => {
    open([variant('pdf')], () => ({
      status: 409,
      body: { code: 'too_many_files', message: 'A variant has at most 20 files.' },
    }));
    await userEvent.upload(await screen.findByLabelText('Add a file', { selector: 'input' }), file(10));
    expect(await screen.findByRole('alert')).toHaveTextContent('A variant has at most 20 files.');
  });

  it('are removed after a question, which saves nothing of the product', async () => {
    const sent = open([variant('pdf', [guide])], ({ method }) =>
      method === 'DELETE' ? { body: guide } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Guide.pdf' }));
    const question = await screen.findByRole('dialog', { name: 'Remove Guide.pdf?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The file was removed')).toBeVisible();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', '/products/p1/files/f1'],
    ]);
  });

  it('are only read by whoever may not change products', async () => {
    open([variant('pdf', [guide])], undefined, 'products.read');
    expect(await screen.findByText('Guide.pdf')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Guide.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull();
  });
});
