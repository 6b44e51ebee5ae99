import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, useList, type RaRecord } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { NarrowedBy } from './narrowed-by';

const field = { id: 'brand', name: 'brand', label: 'Brand', kind: 'choice', unit: null };
const choices = [{ value: 'aster', label: 'Aster' }];

const List = ({ filter }: { filter: Record<string, string> }) => {
  const list = useList<RaRecord>({ data: [], filter });
  return (
    <ListContextProvider value={list}>
      <NarrowedBy />
    </ListContextProvider>
  );
};

const open = (filter: Record<string, string>) => {
  const sent = answerWith(({ path }) =>
    path.startsWith('/discounts/')
      ? { body: { id: 'd1', name: 'Spring' } }
      : { body: [{ ...field, choices }] },
  );
  show(<List filter={filter} />);
  return sent;
};

it('what a report has narrowed the orders by is told, and taken away one by one', async () => {
  open({ productField: 'brand:aster', discountId: 'd1', taxRate: 'VAT 19%' });
  const brand = await screen.findByRole('button', { name: 'Take away the filter Brand: Aster' });
  expect(await screen.findByText('Discount: Spring')).toBeVisible();
  expect(screen.getByText('Tax: VAT 19%')).toBeVisible();
  await userEvent.click(brand);
  await waitFor(() => expect(screen.queryByText('Brand: Aster')).toBeNull());
  expect(screen.getByText('Discount: Spring')).toBeVisible();
});

it('goods without a value of the field are told as such', async () => {
  open({ productField: 'brand:' });
  expect(await screen.findByText('Brand: none')).toBeVisible();
});

it('nothing stands there where the list is narrowed by nothing of a report', () => {
  const sent = open({ status: 'pending', country: 'RW' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([]);
});
