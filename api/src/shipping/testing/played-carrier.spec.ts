import { packed } from '../domain/packing.js';
import { carrierContract } from './carrier-contract.js';
import { PlayedCarrier } from './played-carrier.js';

carrierContract('in memory', () =>
  Promise.resolve({
    carrier: new PlayedCarrier(),
    to: {
      ...{ country: 'US', region: 'TX', postcode: '78701', name: 'Ada', street: '1 Congress Ave' },
      ...{ city: 'Austin', phone: '+15125550100', email: 'ada@example.com' },
    },
    parcel: packed([{ quantity: 1, grams: 1_200, lengthMm: 330, widthMm: 210, heightMm: 120 }]),
    unknownRef: 'shp_unknown',
  }),
);
