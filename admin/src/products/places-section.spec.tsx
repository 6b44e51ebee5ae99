import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { answerWith, show, whoMay } from '../testing/panel';
import { PlacesSection } from './places-section';

const place = (id: string, sellsOnline = true) => ({
  ...{
    id,
    name: `At ${id}`,
    address: '',
    version: 1,
    isDefault: id === 'main',
    isPickup: false,
    sellsOnline,
  },
});
const variant = {
  ...{ variantId: 'v1', sku: 'TEE', options: { Size: 'M' }, onHand: 9 },
  levels: [
    { placeId: 'main', onHand: 5 },
    { placeId: 'depot', onHand: 4 },
  ],
};
const open = (places = [place('main'), place('depot', false)], who?: ReturnType<typeof whoMay>) => {
  const sent = answerWith(({ method }) =>
    method === 'POST'
      ? {
          body: {
            results: [{ index: 0, ok: false, field: 'onHand', message: 'Waiting orders hold 3 of it' }],
          },
        }
      : { body: { places, variants: [variant] } },
  );
  show(
    <RecordContextProvider value={{ id: 'p1', version: 3 }}>
      <PlacesSection />
    </RecordContextProvider>,
    '/',
    who,
  );
  return sent;
};

describe('the stock of a product at places', () => {
  it('is counted at one of them, and what cannot be so is told at its field and stays typed', async () => {
    const sent = open();
    expect(await screen.findByLabelText('At main')).toHaveValue('5');
    const depot = screen.getByLabelText('At depot');
    fireEvent.change(depot, { target: { value: 'two' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save stock at places' }));
    expect(await screen.findByText('A whole number of 0 or more')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.change(depot, { target: { value: '2' } });
    fireEvent.keyDown(depot, { key: 'Enter' });
    expect(await screen.findByText('Waiting orders hold 3 of it')).toBeInTheDocument();
    expect(depot).toHaveValue('2');
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/places/depot/stock-levels',
      body: { levels: [{ variantId: 'v1', onHand: 2 }] },
    });
  });

  it('is not there in a shop with one place', async () => {
    const sent = open([place('main')]);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText('Stock at places')).toBeNull();
  });

  it('is only read by whoever may not change products', async () => {
    open(undefined, whoMay('products.read'));
    expect(await screen.findByLabelText('At main')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save stock at places' })).toBeNull();
  });
});
