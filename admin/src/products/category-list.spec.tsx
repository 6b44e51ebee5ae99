import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show, whoMay } from '../testing/panel';
import { CategoryList } from './category-list';

const open = async (...permissions: string[]) => {
  answerWith(() => ({ body: [{ id: 'bags', name: 'Bags', count: 0, position: 1 }] }));
  const list = (
    <ResourceContextProvider value="categories">
      <CategoryList />
    </ResourceContextProvider>
  );
  show(list, '/', whoMay(...permissions));
  expect(await screen.findByText('Bags')).toBeVisible();
};

it('offers to move and to delete a category to who may change it', async () => {
  await open('products.read', 'products.write');
  expect(await screen.findByRole('group', { name: 'Place of Bags' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Bags' })).toBeVisible();
});

it('offers who may only read the categories no change', async () => {
  await open('products.read');
  expect(screen.queryByRole('group', { name: 'Place of Bags' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Bags' })).toBeNull();
});
