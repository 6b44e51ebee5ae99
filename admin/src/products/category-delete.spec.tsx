import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  ListContextProvider,
  RecordContextProvider,
  type DataProvider,
  type ListControllerResult,
} from 'react-admin';
import type { CategoryRecord } from '../records';
import { CategoryDeleteButton } from './category-delete';

const category = (id: string, count: number): CategoryRecord => ({
  id,
  name: id,
  count,
  position: 1,
  image: null,
  description: '',
});

async function open(count: number) {
  const deleteCategory = jest.fn(async (_id: string, _moveTo: string) => ({ id: 'shoes' }));
  const shoes = category('shoes', count);
  const list = { data: [shoes, category('boots', 2)] } as unknown as ListControllerResult;
  render(
    <CoreAdminContext dataProvider={{ deleteCategory } as unknown as DataProvider}>
      <ListContextProvider value={list}>
        <RecordContextProvider value={shoes}>
          <CategoryDeleteButton />
        </RecordContextProvider>
      </ListContextProvider>
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete shoes' }));
  return deleteCategory;
}
const confirm = () => screen.getByRole('button', { name: 'Delete' });

describe('the deletion of a category', () => {
  it('asks where its products go before it can be confirmed', async () => {
    const deleteCategory = await open(3);
    expect(screen.getByRole('dialog')).toHaveTextContent('The 3 products in it are not deleted');
    expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Move its products to' }));
    expect(screen.queryByRole('option', { name: 'shoes' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'boots' }));
    await userEvent.click(confirm());
    expect(deleteCategory.mock.calls).toEqual([['shoes', 'boots']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs no other place for an empty one', async () => {
    const deleteCategory = await open(0);
    expect(screen.getByRole('dialog')).toHaveTextContent('No product is in it.');
    await userEvent.click(confirm());
    expect(deleteCategory.mock.calls).toEqual([['shoes', '']]);
  });
});
