import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { TaxZoneCreate } from './zone-form';

const rate = { category: 'standard', name: 'VAT', percent: 23, from: '2026-01-01', until: null };
const limit = { amount: 150, currency: 'EUR', per: 'consignment', scheme: 'IOSS', number: '' };
const ready = {
  ...{
    country: 'IE',
    region: null,
    place: null,
    postcodes: [],
    source: 'The Commission',
    asOf: '2026-01-01',
  },
  ...{ pricesIncludeTax: true, reverseCharge: true, rates: [rate] },
  ...{ importLimit: limit, limitSource: 'Directive 2006/112/EC' },
};

async function begin() {
  const sent = answerWith(({ method, body }) =>
    method === 'POST' ? { body: { ...(body as object), id: 'z2' } } : { body: [ready] },
  );
  show(
    <ResourceContextProvider value="tax-zones">
      <TaxZoneCreate />
    </ResourceContextProvider>,
  );
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Begin with' }));
  await userEvent.click(await screen.findByTitle('The Commission, 2026-01-01'));
  return sent;
}
async function create(sent: ReturnType<typeof answerWith>) {
  await userEvent.click(screen.getByRole('button', { name: 'Create tax zone' }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
  return sent.find(({ method }) => method === 'POST')?.body;
}

describe('the limit of a tax zone', () => {
  it('begins with the published one, tells its source, and takes the number of the shop', async () => {
    const sent = await begin();
    expect(screen.getByText(/the limit by Directive 2006\/112\/EC\./)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your number in it' }), 'IM2760000742');
    expect(await create(sent)).toMatchObject({ importLimit: { ...limit, number: 'IM2760000742' } });
  });

  it('is taken away, and can be set again', async () => {
    const sent = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the limit' }));
    expect(screen.getByRole('button', { name: 'Set a limit' })).toBeVisible();
    expect(await create(sent)).toMatchObject({ importLimit: null });
  });
});
