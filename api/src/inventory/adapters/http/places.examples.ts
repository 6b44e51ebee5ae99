import { ProductNotFound } from '../../../catalogue/domain/refusals.js';
import { TEE } from '../../../catalogue/adapters/http/products.examples.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  DEFAULT_PLACE,
  DefaultPlaceStays,
  NothingTaken,
  NotTakenThere,
  PlaceChanged,
  PlaceAwaitsGoods,
  PlaceInUse,
  PlaceIsHeld,
  PlaceLacksStock,
  PlaceNameTaken,
  PlaceNotFound,
  TooManyPlaces,
} from '../../domain/place.js';

const parameters = { id: DEFAULT_PLACE };
/** An order of the demo that staff can send out. */
const order = { id: '019422c6-4c3e-7c3f-b617-99d5c5a19914' };
const nameless = new InvalidInput([{ field: 'name', message: 'Name is required' }]);

export const PLACE_CALLS: CallDescriptions = {
  adminListPlaces: {},
  adminGetPlace: { parameters, refuses: [new PlaceNotFound()] },
  adminCreatePlace: {
    requests: {
      warehouse: {
        summary: 'A warehouse',
        value: { name: 'Warehouse', address: 'Plot 12, Sixth Street, Kampala' },
      },
      showroom: {
        summary: 'A showroom, from which nothing is sold online',
        value: { name: 'Showroom', sellsOnline: false },
      },
    },
    refuses: [nameless, new PlaceNameTaken(), new TooManyPlaces()],
  },
  adminUpdatePlace: {
    parameters,
    requests: { rename: { summary: 'Another name', value: { name: 'Shop in Kampala' } } },
    refuses: [
      ...[nameless, new PlaceNotFound(), new PlaceNameTaken(), new PlaceChanged(3)],
      ...[new DefaultPlaceStays(), new PlaceIsHeld()],
    ],
  },
  adminClosePlace: {
    parameters,
    refuses: [new PlaceNotFound(), new DefaultPlaceStays(), new PlaceInUse(), new PlaceAwaitsGoods()],
  },
  adminSetPlaceLevels: {
    parameters,
    requests: {
      counted: {
        summary: 'What was counted there',
        value: { levels: [{ sku: 'tee-m', onHand: 12, reason: 'Counted' }] },
      },
    },
    refuses: [
      new InvalidInput([{ field: 'levels', message: 'levels has at most 1000 at once' }]),
      new PlaceNotFound(),
    ],
  },
};

export const PRODUCT_PLACE_CALLS: CallDescriptions = {
  adminGetProductPlaces: { parameters: TEE, refuses: [new ProductNotFound()] },
};

export const ORDER_PLACE_CALLS: CallDescriptions = {
  adminGetOrderPlaces: { parameters: order, refuses: [new NothingTaken()] },
  adminRetakePieces: {
    parameters: order,
    requests: {
      other: {
        summary: 'Two pieces from another place',
        value: {
          variantId: '01942302-162e-7e20-991c-8f78a5902537',
          quantity: 2,
          from: DEFAULT_PLACE,
          to: '01942398-b4d4-7e3d-bc82-f4682f968602',
        },
      },
    },
    refuses: [
      new InvalidInput([{ field: 'quantity', message: 'quantity must be a whole number from 1 to 1000000' }]),
      ...[new NothingTaken(), new PlaceNotFound(), new NotTakenThere(), new PlaceLacksStock(['quantity'])],
    ],
  },
};
