import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { PlacesPanel } from './places-panel';

const order = { id: 'o1', status: 'processing' } as OrderRecord;
const place = (id: string) => ({ id, name: `At ${id}`, sellsOnline: true });
const body = {
  places: [place('main'), place('depot')],
  lines: [
    {
      ...{ variantId: 'v1', name: 'Tee (M)', taken: [{ placeId: 'main', quantity: 2 }] },
      levels: [
        { placeId: 'main', onHand: 0 },
        { placeId: 'depot', onHand: 7 },
      ],
    },
  ],
};

describe('the places from which an order is taken', () => {
  it('are told, and pieces are taken from another one', async () => {
    const sent = answerWith(() => ({ body }));
    show(<PlacesPanel order={order} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Take Tee (M) from another place' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take from there' }));
    expect(await screen.findByText('Choose a place')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: /Place/ }));
    await userEvent.click(screen.getByRole('option', { name: 'At depot: 7 pieces' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take from there' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/orders/o1/places',
        body: { variantId: 'v1', quantity: 2, from: 'main', to: 'depot' },
      }),
    );
  });

  it('are not asked for before anything has left the shelves', () => {
    const sent = answerWith(() => ({ body }));
    show(<PlacesPanel order={{ ...order, status: 'pending' }} />);
    expect(sent).toEqual([]);
  });
});
