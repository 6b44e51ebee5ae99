import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { setShopCountry } from '../layout/shop-country';
import { answerWith, show, type Api } from '../testing/panel';
import { ShippingZoneCreate } from './zone-form';
import { ShippingZoneList } from './zone-list';

const method = { id: 'm1', name: 'Parcel', kind: 'weight', price: 0, freeFrom: null, isActive: true };
const zone = {
  id: 'z1',
  name: 'Germany',
  areas: [{ country: 'DE', region: null, postcodes: [] }],
  methods: [method],
};
const offer = {
  methodId: 'm1',
  name: 'Parcel',
  kind: 'weight',
  price: 4.9,
  daysFrom: 1,
  daysTo: 3,
  pickup: null,
};

const offers = [offer, { ...offer, methodId: 'm2', name: 'Bicycle', price: 0, daysFrom: 2, daysTo: 2 }];

beforeEach(() => setShopCountry('RW'));

const page = (element: React.ReactNode, api: Api) => {
  const sent = answerWith(api);
  show(<ResourceContextProvider value="shipping-zones">{element}</ResourceContextProvider>);
  return sent;
};

describe('the shipping page', () => {
  it('lists the zones, and tells by example what a shopper would be offered', async () => {
    const sent = page(<ShippingZoneList />, ({ path }) =>
      path.startsWith('/shipping-zones') ? { body: [zone] } : { body: { success: true, data: offers } },
    );
    expect((await screen.findAllByText('Germany'))[0]).toBeVisible();
    const start = 'A $20.00 shirt of 500 g to';
    const end = 'Parcel for $4.90 in 1–3 working days, or Bicycle free in 2 working days';
    expect(await screen.findByText(`${start} Rwanda: ${end}`)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), '10115');
    await waitFor(() =>
      expect(sent.at(-1)?.path).toBe('/api/v1/shipping/methods?country=RW&postcode=10115&worth=20&grams=500'),
    );
    expect(await screen.findByText(`${start} 10115, Rwanda: ${end}`)).toBeVisible();
  });

  it('says where the shop does not deliver', async () => {
    page(<ShippingZoneList />, ({ path }) =>
      path.startsWith('/shipping-zones') ? { body: [zone] } : { body: { success: true, data: [] } },
    );
    const nowhere = 'A $20.00 shirt of 500 g to Rwanda: the shop does not deliver it there';
    expect(await screen.findByText(nowhere)).toBeVisible();
  });
});

describe('the form of a shipping zone', () => {
  it('asks for what a zone needs, and sends places and methods', async () => {
    const sent = page(<ShippingZoneCreate />, ({ body }) => ({ body: { ...(body as object), id: 'z2' } }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Berlin');
    const [addArea, addMethod] = screen.getAllByRole('button', { name: /^Add/ });
    if (!addArea || !addMethod) throw new Error('two lists can be added to');
    await userEvent.click(addArea);
    await userEvent.type(await screen.findByRole('combobox', { name: /^Country/ }), 'de');
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveValue('Germany');
    await userEvent.type(screen.getByLabelText('Postcodes'), '10000-14199, 15*');
    await userEvent.click(addMethod);
    const make = screen.getByRole('button', { name: 'Create shipping zone' });
    await userEvent.click(make);
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(sent.filter(({ method: verb }) => verb === 'POST')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Method/ }), 'Parcel');
    await userEvent.click(make);
    await waitFor(() => expect(sent.map(({ method: verb }) => verb)).toContain('POST'));
    expect(sent.find(({ method: verb }) => verb === 'POST')?.body).toMatchObject({
      name: 'Berlin',
      areas: [{ country: 'DE', postcodes: ['10000-14199', '15*'] }],
      methods: [{ name: 'Parcel', kind: 'flat', price: 0, daysFrom: 3, daysTo: 5, isActive: true }],
    });
  });
});
