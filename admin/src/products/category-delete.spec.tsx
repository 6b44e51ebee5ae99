import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import type { CategoryRecord } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { CategoryList } from './category-list';

const category = (id: string, count: number): CategoryRecord => ({
  id,
  name: id,
  count,
  position: 1,
  image: null,
  description: '',
});
const all = [category('shoes', 3), category('boots', 2), category('sandals', 0)];
const asked = (path: string) => new URLSearchParams(path.split('?')[1]);
const shop: Api = ({ method, path }) => {
  if (method === 'DELETE') return { body: { id: 'shoes' } };
  const { q = '' } = JSON.parse(asked(path).get('filter') ?? '{}') as { q?: string };
  return { body: all.filter(({ name }) => name.includes(q)) };
};

async function open(name: string, filter: object = {}) {
  const sent = answerWith(shop);
  show(
    <ResourceContextProvider value="categories">
      <CategoryList />
    </ResourceContextProvider>,
    `/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  return () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
}
const confirm = () => screen.getByRole('button', { name: 'Delete' });
const moveTo = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Move its products to' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('the deletion of a category', () => {
  it('asks where its products go before it can be confirmed', async () => {
    const deleted = await open('shoes');
    expect(screen.getByRole('dialog')).toHaveTextContent('The 3 products in it are not deleted');
    expect(confirm()).toBeDisabled();
    await moveTo('boots');
    expect(screen.queryByRole('option', { name: 'shoes' })).not.toBeInTheDocument();
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleted()).toEqual(['/categories/shoes?moveTo=boots']);
  });

  it('offers every other place, also when the list shows only what was searched for', async () => {
    const deleted = await open('shoes', { q: 'shoes' });
    expect(screen.queryByText('boots')).not.toBeInTheDocument();
    await moveTo('sandals');
    await userEvent.click(confirm());
    await waitFor(() => expect(deleted()).toEqual(['/categories/shoes?moveTo=sandals']));
  });

  it('needs no other place for an empty one', async () => {
    const deleted = await open('sandals');
    expect(screen.getByRole('dialog')).toHaveTextContent('No product is in it.');
    await userEvent.click(confirm());
    await waitFor(() => expect(deleted()).toEqual(['/categories/sandals']));
  });
});
