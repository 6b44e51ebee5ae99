import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { show, whoMay } from '../testing/panel';
import { CardList } from './cards';

const Bags = () => (
  <ResourceContextProvider value="categories">
    <ListContextProvider value={useList({ data: [{ id: 'bags', name: 'Bags' }], resource: 'categories' })}>
      <CardList title={({ name }) => String(name)} lines={() => ''} to={({ id }) => `/categories/${id}`} />
    </ListContextProvider>
  </ResourceContextProvider>
);

it('a card leads to the form of its record for those who may change it', async () => {
  show(<Bags />, '/', whoMay('products.read', 'products.write'));
  expect(await screen.findByRole('link', { name: 'Bags' })).toHaveAttribute('href', '/categories/bags');
});

it('a card leads nowhere for those who may only read', async () => {
  show(<Bags />, '/', whoMay('products.read'));
  expect(await screen.findByText('Bags')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('link')).toBeNull();
});
