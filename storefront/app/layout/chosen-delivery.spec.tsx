import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { endSession, startSession } from '../platform/session/session';
import { defaultShop, deliveryText, usePromisedDelivery } from '../platform/shop-info';
import { deliverTo } from '../platform/stores/delivery-place';
import { usePrices } from '../platform/stores/prices';
import { user } from '../testing/goods';
import { openShop } from '../testing/shop';
import ChosenDelivery from './chosen-delivery';

const shop = {
  ...defaultShop,
  country: 'DE',
  deliveryByPlace: true,
  delivery: { text: 'Free delivery', over: '', isAlwaysFree: true, freeFrom: 0 },
};
const promise = (freeDelivery: object | null, isServed = true) => ({
  status: 200,
  body: {
    success: true,
    data: {
      ...{ country: 'FR', isServed, freeDelivery },
      arrives: isServed ? { from: '2026-12-01', to: '2026-12-03' } : null,
    },
  },
});
const Told = () => <p>{deliveryText(usePromisedDelivery(), usePrices())}</p>;

async function open(told = shop) {
  const Component = () => (
    <>
      <ChosenDelivery />
      <Told />
    </>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => ({ shop: told }) }]);
  await act(async () => void render(<Stub hydrationData={{ loaderData: { root: { shop: told } } }} />));
}
const says = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

describe('the promise of delivery', () => {
  beforeEach(endSession);
  afterEach(endSession);

  it('is that of the shop’s own country until the shopper’s place is known, and then that of the place', async () => {
    const asked = openShop({ getDeliveryPromise: promise(null) });
    await open();
    await says('Free delivery');
    expect(asked).toEqual([]);
    act(() => deliverTo('FR'));
    await says('Delivery costs are told before you pay');
    act(() => deliverTo('DE'));
    await says('Free delivery');
  });

  it('is that of the default address of whoever is logged in, and the shop’s again after the log-out', async () => {
    const home = { _id: 'a1', country: 'France', isDefault: true };
    openShop({
      listAddresses: { status: 200, body: { success: true, data: [home] } },
      getDeliveryPromise: promise({ over: 140, method: null }),
    });
    startSession({ user, token: 'token', message: '' });
    await open();
    await says(/^Free delivery for orders over \$140/);
    act(endSession);
    await says('Free delivery');
  });

  it('asks nobody where every place is served alike', async () => {
    const asked = openShop();
    startSession({ user, token: 'token', message: '' });
    await open({ ...shop, deliveryByPlace: false });
    act(() => deliverTo('FR'));
    await says('Free delivery');
    expect(asked).toEqual([]);
  });

  it('is that there is none where the shop does not deliver', async () => {
    openShop({ getDeliveryPromise: promise(null, false) });
    await open();
    act(() => deliverTo('FR'));
    await says('We do not deliver to France');
    act(() => deliverTo('DE'));
    await says('Free delivery');
  });

  it('is nothing where the place cannot be asked for: what holds for the shop’s own country may not hold there', async () => {
    openShop({ getDeliveryPromise: { status: 503, body: { message: 'busy' } } });
    await open();
    act(() => deliverTo('FR'));
    await says('Delivery costs are told before you pay');
  });
});
