import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, whoMay } from '../testing/panel';
import { change } from './report-figures';
import { ReportsPage } from './reports-page';

const kinds = [
  { name: 'days', label: 'Sales by day' },
  { name: 'countries', label: 'Sales by country' },
];
const figures = { orders: 3, netSales: 165.5 };
const opens = { resource: 'orders', filter: { country: 'UG' } };
const report = {
  ...{ name: 'countries', label: 'Sales by country', help: 'By country.', keyLabel: 'Country' },
  columns: [
    { name: 'orders', label: 'Orders', unit: 'count' },
    { name: 'netSales', label: 'Net sales', unit: 'money' },
  ],
  ...{ asks: null, choices: [], by: null },
  ...{ main: 'netSales', isByDay: false, currency: 'USD', from: '2026-10-01', to: '2026-10-31', lines: 2 },
  comparedWith: { from: '2026-08-31', to: '2026-09-30' },
  rows: [
    { key: 'UG', label: 'Uganda', figures, earlier: { orders: 2, netSales: 331 }, opens },
    {
      key: '',
      label: 'Nothing was sent',
      figures: { orders: 0, netSales: 0 },
      earlier: figures,
      opens: null,
    },
  ],
  total: { figures, earlier: { orders: 2, netSales: 331 } },
};

const routes = (
  <Routes>
    <Route path="/reports/:name" element={<ReportsPage />} />
    <Route path="/access-denied" element={<p>Not for this role</p>} />
  </Routes>
);
const open = (body: object, at = '/reports/countries?period=7', who?: ReturnType<typeof whoMay>) => {
  const sent = answerWith(({ path }) => ({ body: path === '/reports' ? kinds : body }));
  show(routes, at, who);
  return sent;
};

describe('a report', () => {
  it('shows each line beside the earlier days, and opens the list that it counts', async () => {
    open(report);
    const table = await screen.findByRole('table');
    const row = within(table).getByRole('row', { name: /^Uganda/ });
    expect(row).toHaveTextContent('Uganda3was 2 · +50%$165.50was $331.00 · −50%');
    const { search, pathname } = new URL(
      within(row).getByRole('link', { name: 'Uganda' }).getAttribute('href') ?? '',
      'http://localhost',
    );
    expect([pathname, new URLSearchParams(search).get('filter')]).toEqual(['/orders', '{"country":"UG"}']);
    expect(within(table).queryByRole('link', { name: 'Nothing was sent' })).toBeNull();
    expect(within(table).getByRole('row', { name: /^In all/ })).toHaveTextContent('$165.50');
  });

  it('tells a share beside the earlier one by points, not by the hundredth of a hundredth', () => {
    const [share, count] = [{ unit: 'percent' }, { unit: 'count' }] as const;
    expect([change(44, 40, share), change(39.6, 41, share), change(-5, -8, share)]).toEqual([
      ...['+4 points', '−1 point', '+3 points'],
    ]);
    expect([change(40, 40, share), change(40, 0, share), change(44, 40, count)]).toEqual([
      ...['as before', '', '+10%'],
    ]);
  });

  it('asks for other days and another comparison', async () => {
    const sent = open(report);
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('combobox', { name: /^Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Own days' }));
    await userEvent.click(screen.getByRole('combobox', { name: /^Compared/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'with the year before' }));
    expect(sent.at(-1)?.path).toMatch(/^\/reports\/countries\?from=\d{4}-.*&to=.*&compare=year$/);
    expect(screen.getByLabelText('From')).toBeInTheDocument();
  });

  it('asks by what its lines are, and forgets it with the report', async () => {
    const choices = [
      { value: 'brand', label: 'Brand' },
      { value: 'material', label: 'Material' },
    ];
    const sent = open({ ...report, name: 'countries', asks: 'Field', choices, by: 'brand' });
    await userEvent.click(await screen.findByRole('combobox', { name: /^Field/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Material' }));
    expect(sent.at(-1)?.path).toMatch(/&by=material$/);
    await userEvent.click(screen.getByRole('combobox', { name: /^Report/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales by day' }));
    expect(sent.at(-1)?.path).toMatch(/^\/reports\/days\?.*compare=\w+$/);
  });

  it('pales the figures of other days until those that were asked for are there', async () => {
    let times = 0;
    answerWith(({ path }) => {
      if (path === '/reports') return { body: kinds };
      times += 1;
      return times === 1 ? { body: report } : undefined;
    });
    show(routes, '/reports/countries?period=7');
    const table = await screen.findByRole('table');
    expect(table.closest('[aria-busy="true"]')).toBeNull();
    // the second answer does not come
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) =>
      String(url instanceof Request ? url.url : url).includes('/reports/')
        ? new Promise<Response>(() => undefined)
        : fetch(url, init);
    await userEvent.click(screen.getByRole('combobox', { name: /^Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Own days' }));
    await userEvent.click(screen.getByRole('combobox', { name: /^Compared/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'with the year before' }));
    const old = await screen.findByRole('table');
    await waitFor(() => expect(old.closest('[aria-busy="true"]')).not.toBeNull());
  });

  it('says that there is nothing in these days', async () => {
    const none = { orders: 0, netSales: 0 };
    open({ ...report, rows: [], lines: 0, total: { figures: none, earlier: none } });
    expect(await screen.findByText('Nothing in these days')).toBeInTheDocument();
  });

  it('is counted anew by whoever looks after the shop alone', async () => {
    const sent = open(report, '/reports/countries', whoMay('reports.read', 'health.write'));
    await userEvent.click(await screen.findByRole('button', { name: 'Count all orders anew' }));
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/reports/count-anew' });
  });

  it('is no page for whoever may not read reports', async () => {
    const sent = open(report, '/reports/countries', whoMay('orders.read'));
    expect(await screen.findByText('Not for this role')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
