import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { setShopCountry } from '../layout/shop-country';
import { answerWith, show, type Api } from '../testing/panel';
import { TaxZoneCreate } from './zone-form';
import { TaxZoneList } from './zone-list';

const rate = { category: 'standard', name: 'VAT', percent: 19, from: '2026-01-01', until: null };
const terms = { pricesIncludeTax: true, reverseCharge: true, rates: [rate] };
const areas = [{ country: 'DE', region: null, postcodes: [] }];
const zone = { id: 'z1', name: 'Germany', areas, shippingTax: 'main', rounding: 'order', ...terms };
const ready = {
  country: 'DE',
  region: null,
  place: null,
  postcodes: [],
  source: 'European Commission',
  asOf: '2026-01-01',
  ...terms,
};
const taxes = { rates: [{ name: 'VAT', percent: 19, net: 16.81, tax: 3.19, gross: 20 }], due: 0 };

beforeEach(() => setShopCountry('DE'));

const page = (element: React.ReactNode, api: Api) => {
  const sent = answerWith(api);
  show(<ResourceContextProvider value="tax-zones">{element}</ResourceContextProvider>);
  return sent;
};

describe('the page of taxes', () => {
  it.each([
    [
      'what is inside of a price',
      taxes,
      'A $20.00 shirt to Germany: $16.81 and 19% VAT of $3.19, together $20.00',
    ],
    ['that there is none', { rates: [], due: 0 }, 'A $20.00 shirt to Germany: no tax'],
  ])('tells by example %s', async (_, data, sentence) => {
    page(<TaxZoneList />, ({ path }) =>
      path.startsWith('/tax-zones') ? { body: [zone] } : { body: { success: true, data } },
    );
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('asks for the state where rates are by state', async () => {
    const sent = page(<TaxZoneList />, ({ path }) =>
      path.startsWith('/tax-zones') ? { body: [zone] } : { body: { success: true, data: taxes } },
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'State or region' }), 'TX');
    expect(await screen.findByText(/^A \$20.00 shirt to TX, Germany: /)).toBeVisible();
    expect(sent.at(-1)?.path).toBe('/api/v1/taxes?country=DE&region=TX&amount=20');
  });
});

describe('the form of a tax zone', () => {
  it('begins with ready rates, and sends them', async () => {
    const sent = page(<TaxZoneCreate />, ({ method, body }) =>
      method === 'POST' ? { body: { ...(body as object), id: 'z2' } } : { body: [ready] },
    );
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Begin with' }));
    await userEvent.click(await screen.findByTitle('European Commission, 2026-01-01'));
    expect(screen.getByText(/^As of 2026-01-01 by European Commission\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create tax zone' }));
    await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Germany',
      areas,
      shippingTax: 'main',
      rounding: 'order',
      ...terms,
    });
  });

  it('keeps a name that was typed, whatever rates it begins with', async () => {
    page(<TaxZoneCreate />, () => ({ body: [ready] }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Deutschland');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Begin with' }));
    await userEvent.click(await screen.findByTitle('European Commission, 2026-01-01'));
    expect(screen.getByText(/^As of 2026-01-01/)).toBeVisible();
    expect(screen.getByDisplayValue('Deutschland')).toBe(name);
  });
});
