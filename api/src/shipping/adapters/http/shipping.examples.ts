import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import { UnknownCountry } from '../../../kernel/area.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  ShippingZoneChanged,
  ShippingZoneNameTaken,
  ShippingZoneNotFound,
  ShippingZoneWrong,
} from '../../domain/refusals.js';

/** The zone that comes with every shop. */
const parameters = { id: '00000000-0000-7000-8000-000000000101' };
const wrong = [
  new InvalidInput([{ field: 'name', message: 'Name is required' }]),
  new ShippingZoneWrong([
    { field: 'methods.0.steps', message: 'By weight needs a table with rising limits' },
  ]),
  new ShippingZoneNameTaken(),
  new CurrencyChanged(),
];

const changeZone: CallDescription = {
  parameters,
  requests: { rename: { summary: 'Gives it another name', value: { name: 'The whole world' } } },
  refuses: [new ShippingZoneNotFound(), new ShippingZoneChanged(4), ...wrong],
};

export const SHIPPING_CALLS: CallDescriptions = {
  listDeliveryMethods: {
    parameters: { country: 'RW', worth: 59.9 },
    refuses: [new UnknownCountry('Atlantis')],
  },
};

export const PROMISE_CALLS: CallDescriptions = {
  getDeliveryPromise: { parameters: { country: 'DE' }, refuses: [new UnknownCountry('Atlantis')] },
};

export const CARRIER_CALLS: CallDescriptions = { adminGetCarrier: {} };

export const ADMIN_SHIPPING_CALLS: CallDescriptions = {
  adminListShippingZones: {},
  adminGetShippingZone: { parameters, refuses: [new ShippingZoneNotFound()] },
  adminCreateShippingZone: {
    requests: {
      germany: {
        summary: 'Germany by weight, free from 50, and a bicycle in Berlin',
        value: {
          name: 'Germany',
          areas: [{ country: 'DE' }],
          methods: [
            {
              name: 'Parcel',
              kind: 'weight',
              freeFrom: 50,
              steps: [
                { upTo: 2000, price: 4.9 },
                { upTo: 10000, price: 7.9 },
              ],
              daysFrom: 1,
              daysTo: 3,
            },
            {
              name: 'Bicycle',
              kind: 'local',
              price: 3,
              postcodes: ['10000-14199'],
              daysFrom: 0,
              daysTo: 1,
            },
          ],
        },
      },
    },
    refuses: wrong,
  },
  adminUpdateShippingZone: changeZone,
  adminPatchShippingZone: changeZone,
  adminDeleteShippingZone: { parameters, refuses: [new ShippingZoneNotFound()] },
};
