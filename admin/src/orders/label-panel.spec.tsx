import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import type { OrderRecord } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { ActionBar } from './action-bar';
import { LabelPanel } from './label-panel';

const order = {
  ...{ id: 'o1', number: '9F3A1C70', status: 'processing', trackingNumber: null },
  ...{ legalActions: ['ship', 'note'], timeline: [] },
} as unknown as OrderRecord;
const offer = {
  ...{
    id: 'l1',
    state: 'offered',
    carrier: null,
    service: null,
    cost: null,
    trackingNumber: null,
    failure: '',
  },
  parcel: { grams: 1200, lengthMm: 400, widthMm: 300, heightMm: 80 },
  rates: [
    { ref: 'r1', carrier: 'USPS', service: 'GroundAdvantage', price: 8, days: 5 },
    { ref: 'r2', carrier: 'UPS', service: 'NextDayAir', price: 36.4, days: 1 },
  ],
};
const bought = {
  ...offer,
  state: 'bought',
  carrier: 'UPS',
  service: 'NextDayAir',
  cost: 36.4,
  trackingNumber: 'EZ1',
};

/** The panel of an order beside its buttons, with a carrier that answers so. */
const panel = (labels: object[], api: Api = () => undefined, isConfigured = true, shown = order) => {
  const list = { isConfigured, labels };
  const sent = answerWith((call) =>
    call.method === 'GET' && call.path === '/orders/o1/labels' ? { body: list } : api(call),
  );
  show(
    <ResourceContextProvider value="orders">
      <ActionBar order={shown} />
      <LabelPanel order={shown} />
    </ResourceContextProvider>,
  );
  return { sent, list };
};

describe('the label of an order', () => {
  it('is bought at the rate that was chosen', async () => {
    const { sent, list } = panel([], ({ path }) => {
      if (path === '/orders/o1/labels') return { body: offer };
      if (path !== '/orders/o1/labels/l1/purchase') return undefined;
      list.labels = [bought];
      return { body: bought };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Buy a label' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy a label' });
    expect(await within(dialog).findByText('One parcel: 1.2 kg, 40 × 30 × 8 cm.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Buy for $8.00' })).toBeEnabled();
    await userEvent.click(within(dialog).getByLabelText('UPS NextDayAir, $36.40, 1 working day'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buy for $36.40' }));
    expect(await screen.findByText('EZ1')).toBeVisible();
    const buying = sent.find(({ path }) => path.endsWith('/purchase'));
    expect(buying?.body).toEqual({ rate: 'r2' });
    expect(sent.filter(({ method, path }) => method === 'POST' && path === '/orders/o1/labels')).toHaveLength(
      1,
    );
    expect(buying?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.queryByRole('button', { name: 'Buy a label' })).not.toBeInTheDocument();
  });

  it('fills in the dispatch, which staff confirms', async () => {
    panel([bought]);
    expect(await screen.findByText('EZ1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
    expect(await screen.findByLabelText(/^Carrier/)).toHaveValue('UPS');
    expect(screen.getByLabelText(/^Tracking number/)).toHaveValue('EZ1');
  });

  it('is given back while nobody has used it', async () => {
    const { sent } = panel([bought], () => ({ body: { ...bought, state: 'refunded' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Return to carrier…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Return to carrier' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/orders/o1/labels/l1/refund'));
  });

  it('says what the carrier says when it does not answer, and lets staff try again', async () => {
    const message = 'The carrier does not answer. Please try again in a minute.';
    panel([], () => ({ status: 503, body: { message } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Buy a label' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy a label' });
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Buy' })).toBeDisabled();
  });

  it('is nowhere to be seen without a carrier', async () => {
    const { sent } = panel([], () => undefined, false);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText('Label')).not.toBeInTheDocument();
  });
});
