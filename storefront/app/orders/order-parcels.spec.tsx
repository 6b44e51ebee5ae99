import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { order } from '../testing/goods';
import { openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

const [lamp] = order.products;
const products = [
  { ...lamp!, quantity: 3 },
  { ...lamp!, _id: 'ol2', variantId: 'v2', name: 'Shade', options: { Colour: 'Ink' } },
];
const parcel = {
  ...{ id: 'p1', number: 1, carrier: 'DHL', trackingNumber: 'JD1', packedAt: order.createdAt },
  ...{ sentAt: order.createdAt, deliveredAt: null, lines: [{ variantId: 'v1', quantity: 2 }] },
};
const shown = (more: object) => {
  openShop({ getOrder: { status: 200, body: { success: true, data: { ...order, products, ...more } } } });
  return visit('/orders/o1');
};
const parcels = () => screen.getByRole('heading', { name: 'Parcels' }).closest('section') as HTMLElement;

describe('the page of an order that goes in parts', () => {
  it('shows what has left with its number, and that the rest follows', async () => {
    await shown({ status: 'processing', parcels: [parcel] });
    await reads('Parcel 1: on its way');
    expect(parcels()).toHaveTextContent('DHL · JD1');
    expect(parcels()).toHaveTextContent('2 × Lamp');
    expect(parcels()).toHaveTextContent('What is not listed here is sent later.');
  });

  it('shows every parcel by its number, as its history and the staff call it, where one was taken apart', async () => {
    const last = {
      ...{ ...parcel, id: 'p3', number: 3, trackingNumber: 'JD3', deliveredAt: order.createdAt },
      lines: [
        { variantId: 'v1', quantity: 1 },
        { variantId: 'v2', quantity: 1 },
      ],
    };
    await shown({ status: 'shipped', trackingNumber: 'JD3', parcels: [parcel, last] });
    await reads('Parcel 3: delivered');
    const third = within(parcels()).getByText('Parcel 3: delivered').closest('li') as HTMLElement;
    expect(third).toHaveTextContent('1 × Shade (Ink)');
    expect(parcels()).not.toHaveTextContent('Parcel 2');
    expect(parcels()).not.toHaveTextContent('sent later');
  });

  it('has no list where all of it went in one parcel', async () => {
    await shown({ status: 'shipped', trackingNumber: 'JD1', parcels: [parcel] });
    await reads('Summary');
    expect(screen.queryByText('Parcels')).toBeNull();
  });
});
