import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { apart } from '../layout/apart';
import type { OrderRecord } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { ParcelsPanel } from './parcels-panel';

const line = (variantId: string, name: string, quantity: number) => ({
  ...{ _id: variantId, variantId, name, options: {}, quantity },
});
const parcel = {
  ...{ id: 'p1', number: 1, carrier: null, trackingNumber: null, packedAt: '2026-11-28T10:00:00Z' },
  ...{ sentAt: null, deliveredAt: null, lines: [{ variantId: 'v1', quantity: 1 }] },
};
const order = (more: object = {}) =>
  ({
    ...{ id: 'o1', number: '9F3A1C70', status: 'processing', trackingNumber: null },
    ...{
      legalActions: ['pack', 'ship', 'note'],
      products: [line('v1', 'Jacket', 3), line('v2', 'Scarf', 1)],
    },
    ...{
      parcels: [],
      toSend: [
        { variantId: 'v1', quantity: 3 },
        { variantId: 'v2', quantity: 1 },
      ],
    },
    ...more,
  }) as unknown as OrderRecord;

const label = {
  ...{ id: 'l1', parcelId: 'p1', state: 'bought', carrier: 'UPS', service: 'Ground', cost: 8 },
  ...{ trackingNumber: 'EZ1', failure: '', rates: [] },
};

function panel(shown: OrderRecord, labels: object[] = [], api: Api = () => ({ body: {} })) {
  const sent = answerWith((call) =>
    call.path === '/orders/o1/labels' ? { body: { isConfigured: true, labels } } : api(call),
  );
  show(
    <ResourceContextProvider value="orders">
      <ParcelsPanel order={shown} />
    </ResourceContextProvider>,
  );
  return sent;
}
const acts = (sent: ReturnType<typeof panel>) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

describe('an order that goes in parts', () => {
  it('is packed by line, with no more than is left, and asks for what goes in', async () => {
    const sent = panel(order());
    await userEvent.click(screen.getByRole('button', { name: 'Send some of it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send some of it' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pack' }));
    expect(within(dialog).getByText('Say what goes into the parcel.')).toBeVisible();
    const jackets = within(dialog).getByLabelText('Pieces of Jacket');
    await userEvent.clear(jackets);
    await userEvent.type(jackets, '4');
    expect(within(dialog).getByText('0 to 3')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pack' }));
    expect(acts(sent)).toEqual([]);
    await userEvent.clear(jackets);
    await userEvent.type(jackets, '2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pack' }));
    await waitFor(() =>
      expect(acts(sent)).toEqual([
        ['POST', '/orders/o1/parcels', { lines: [{ variantId: 'v1', quantity: 2 }] }],
      ]),
    );
  });

  it('hands a parcel over by its label, and says what is in none yet', async () => {
    const sent = panel(order({ parcels: [parcel], toSend: [{ variantId: 'v1', quantity: 2 }] }), [label]);
    const row = screen.getByRole('listitem', { name: 'Parcel 1' });
    expect(row).toHaveTextContent('1 × Jacket');
    expect(screen.getByText('2 pieces are in no parcel yet.')).toBeVisible();
    expect(await within(row).findByText('EZ1')).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand this parcel over?' });
    expect(within(dialog).getByRole('textbox', { name: /^Tracking number/ })).toHaveValue('EZ1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(acts(sent)).toEqual([
        ['POST', '/orders/o1/parcels/p1/shipment', { carrier: 'UPS', trackingNumber: 'EZ1' }],
      ]),
    );
  });

  it('asks a carrier for its number, and says what is missing', async () => {
    const sent = panel(order({ parcels: [parcel] }));
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand this parcel over?' });
    const handOver = () => userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await handOver();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Carrier is required');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Carrier/ }), 'DHL');
    await handOver();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Tracking number is required');
    expect(acts(sent)).toEqual([]);
  });

  it('asks the own courier for no number', async () => {
    const sent = panel(order({ parcels: [parcel], deliveryWay: 'courier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand this parcel over?' });
    expect(within(dialog).getByText(/your courier is on the way/)).toBeVisible();
    expect(within(dialog).queryByRole('textbox', { name: /^Tracking number/ })).toBeNull();
    expect(within(dialog).getByRole('textbox', { name: 'Courier' })).not.toBeRequired();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(acts(sent)).toEqual([['POST', '/orders/o1/parcels/p1/shipment', { carrier: '' }]]),
    );
  });

  it('unpacks what is in the shop; what has left is renumbered or has arrived', async () => {
    const gone = {
      ...{ ...parcel, id: 'p2', number: 2, carrier: 'DHL', trackingNumber: 'JD2' },
      sentAt: '2026-11-28T11:00:00Z',
    };
    const sent = panel(order({ parcels: [parcel, gone] }));
    const [first, second] = [
      screen.getByRole('listitem', { name: 'Parcel 1' }),
      screen.getByRole('listitem', { name: 'Parcel 2' }),
    ];
    expect(within(first).queryByRole('button', { name: 'Mark delivered' })).toBeNull();
    expect(within(second).queryByRole('button', { name: 'Unpack' })).toBeNull();
    await userEvent.click(within(first).getByRole('button', { name: 'Unpack' }));
    const unpacking = await screen.findByRole('dialog', { name: 'Unpack this parcel?' });
    await userEvent.click(within(unpacking).getByRole('button', { name: 'Unpack' }));
    await waitFor(() => expect(acts(sent)).toEqual([['DELETE', '/orders/o1/parcels/p1', {}]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(second).getByRole('button', { name: 'Mark delivered' }));
    const dialog = await screen.findByRole('dialog', { name: 'Has this parcel arrived?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark delivered' }));
    await waitFor(() => expect(acts(sent)).toHaveLength(2));
    expect(acts(sent)[1]).toEqual(['POST', '/orders/o1/parcels/p2/delivery', {}]);
  });

  it('keeps a refusal on the dialog', async () => {
    const message = 'Only 1 × Jacket is left to be packed.';
    panel(order(), [], () => ({ status: 409, body: { message } }));
    await userEvent.click(screen.getByRole('button', { name: 'Send some of it' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Pieces of Scarf'), '1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pack' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
  });

  it('keeps the number of a parcel together where lines run the other way', () => {
    const sent = { ...parcel, carrier: 'DHL', trackingNumber: 'JD 1-2', sentAt: '2026-11-28T11:00:00Z' };
    panel(order({ parcels: [sent] }));
    const row = screen.getByRole('listitem', { name: 'Parcel 1' });
    expect(row).toHaveTextContent(`· ${apart('DHL')} · ${apart('JD 1-2')}`);
  });

  it('is nothing to speak of where one piece is left, or all of it went at once', () => {
    const gone = { ...parcel, trackingNumber: 'JD1', sentAt: '2026-11-28T11:00:00Z' };
    panel(order({ toSend: [{ variantId: 'v2', quantity: 1 }] }));
    panel(order({ status: 'shipped', parcels: [gone], toSend: [], legalActions: ['deliver', 'note'] }));
    expect(screen.queryByText('Parcels')).toBeNull();
  });
});
