import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { ReturnList } from './return-list';

const one = {
  ...{ orderNumber: 'AB12CD34', status: 'requested', reason: 'damaged', amount: 18, currency: 'EUR' },
  ...{ lines: [], customer: { id: 'c1', name: 'Rita' }, createdAt: '2026-11-01' },
};
const all = Array.from({ length: 1200 }, (_, index) => ({ ...one, id: `r${index}` }));

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

afterEach(() => {
  jest.restoreAllMocks();
});

it('exports all returns, however many they are, with the currency of each', async () => {
  answerWith(({ path }) => {
    const range = new URLSearchParams(path.split('?')[1]).get('range') ?? '[0,0]';
    const [first, last] = JSON.parse(range) as [number, number];
    return { body: all.slice(first, Math.min(last, first + 999) + 1), total: all.length };
  });
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('#returns');
  show(
    <ResourceContextProvider value="returns">
      <ReturnList />
    </ResourceContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [head, ...rows] = (await textOf(saved.mock.calls[0]![0] as Blob)).split('\r\n');
  expect(head).toBe('Order,Customer,Items,Reason,Status,Currency,Worth,Requested');
  expect(rows).toHaveLength(1200);
  expect(rows[0]).toContain(',EUR,18,');
});
