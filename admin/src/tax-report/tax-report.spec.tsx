import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setShopZone } from '../layout/shop-zone';
import { answerWith, show } from '../testing/panel';
import { monthOf, TaxReportPage } from './tax-report-page';

const row = {
  ...{ currency: 'EUR', country: 'AT', name: 'VAT', percent: 19, invoices: 2, invoicedTax: 3.98 },
  ...{ credits: 1, creditedTax: 1.6, net: 12.52, tax: 2.38, gross: 14.9 },
};

describe('the tax report', () => {
  it('shows each rate of a country in its currency, for the days that are asked', async () => {
    const sent = answerWith(() => ({ body: { from: '2026-01-01', to: '2026-01-31', rows: [row] } }));
    show(<TaxReportPage />);
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader')).toHaveTextContent('VAT 19% (EUR)');
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Austria',
      '2',
      '€3.98',
      '1',
      '€1.60',
      '€12.52',
      '€2.38',
      '€14.90',
    ]);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/^\/tax-report\?from=2026-01-01&to=/));
  });

  it('says that there was none', async () => {
    answerWith(() => ({ body: { from: '', to: '', rows: [] } }));
    show(<TaxReportPage />);
    expect(await screen.findByText('No tax was invoiced on these days.')).toBeVisible();
  });

  it.each([
    [0, { from: '2026-03-01', to: '2026-03-15' }],
    [1, { from: '2026-02-01', to: '2026-02-28' }],
  ] as const)('knows months: %s before', (before, days) => {
    expect(monthOf(new Date('2026-03-15T12:00:00Z'), before)).toEqual(days);
  });

  it('knows them by the days of the shop', () => {
    setShopZone('Africa/Kampala');
    const now = new Date('2026-02-28T22:00:00Z');
    expect([monthOf(now, 0), monthOf(now, 1)]).toEqual([
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-02-01', to: '2026-02-28' },
    ]);
    setShopZone('UTC');
  });
});
