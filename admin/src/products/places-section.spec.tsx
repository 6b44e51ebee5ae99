import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NumberInput, RecordContextProvider, ResourceContextProvider, TextInput } from 'react-admin';
import { ShopEdit } from '../layout/record-pages';
import { ShopForm } from '../layout/shop-form';
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
      <ShopForm toolbar={false}>
        <PlacesSection />
      </ShopForm>
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
    expect(await screen.findByText('Not saved: 1 of 1')).toBeInTheDocument();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(depot).toHaveValue('2');
    await waitFor(() => expect(depot).toHaveFocus());
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/places/depot/stock-levels',
      body: { levels: [{ variantId: 'v1', onHand: 2 }] },
    });
  });

  it('leaves what is typed in the form, and stays typed while it cannot be read', async () => {
    let depot = 4;
    let isAway = false;
    const sent = answerWith(({ method, path, body }) => {
      if (isAway) return { status: 503, body: { detail: 'The shop is away.' } };
      if (path === '/products/p1') return { body: { id: 'p1', version: 3, name: 'Tee', stock: 5 + depot } };
      if (method === 'GET') {
        const levels = [variant.levels[0], { placeId: 'depot', onHand: depot }];
        return { body: { places: [place('main'), place('depot')], variants: [{ ...variant, levels }] } };
      }
      depot = (body as { levels: { onHand: number }[] }).levels[0]!.onHand;
      return { body: { results: [{ index: 0, ok: true, variantId: 'v1', sku: 'TEE', onHand: depot }] } };
    });
    show(
      <ResourceContextProvider value="products">
        <ShopEdit id="p1">
          <ShopForm toolbar={false}>
            <TextInput source="name" />
            <NumberInput source="stock" />
            <PlacesSection />
          </ShopForm>
        </ShopEdit>
      </ResourceContextProvider>,
    );
    const name = await screen.findByLabelText('Name');
    const stock = screen.getByLabelText('Stock');
    const count = async (pieces: string) => {
      fireEvent.change(screen.getByLabelText('At depot'), { target: { value: pieces } });
      fireEvent.click(screen.getByRole('button', { name: 'Save stock at places' }));
      await waitFor(() => expect(depot).toBe(Number(pieces)));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Save stock at places' })).toBeDisabled(),
      );
    };
    await screen.findByLabelText('At depot');
    await count('3');
    await waitFor(() => expect(stock).toHaveValue(8));
    const readings = () => sent.filter(({ path }) => path === '/products/p1').length;
    const before = readings();
    fireEvent.change(name, { target: { value: 'Shirt' } });
    await count('2');
    // it would be read a moment later
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(name).toHaveValue('Shirt');
    expect(readings()).toBe(before);

    fireEvent.change(screen.getByLabelText('At depot'), { target: { value: '1' } });
    isAway = true;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText('The shop is away.')).toBeInTheDocument();
    expect(screen.getByLabelText('At depot')).toHaveValue('1');
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
