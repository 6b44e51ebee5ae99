import { TEE } from '../../../catalogue/adapters/http/products.examples.js';
import { ProductNotFound } from '../../../catalogue/domain/refusals.js';
import { DEFAULT_PLACE, PlaceLacksStock, PlaceNotFound } from '../../../inventory/domain/place.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  ArrivalChanged,
  ArrivalEmpty,
  ArrivalIsDraft,
  ArrivalIsOver,
  ArrivalIsSent,
  MoreThanOnTheWay,
  NoSuchGoods,
  BundlesDoNotArrive,
  NotCounted,
  NothingArrived,
  PurchaseOrderNotFound,
  SamePlace,
  TransferNotFound,
} from '../../domain/refusals.js';

const parameters = { id: '019422c6-4c3e-7c3f-b617-99d5c5a19920' };
const variantId = '01942302-162e-7e20-991c-8f78a5902537';
const wrong = new InvalidInput([
  { field: 'lines.0.quantity', message: 'Quantity must be a whole number from 1 to 1000000' },
]);
const step = { seen: { summary: 'As it was seen', value: { version: 2 } } };
const arrived = {
  parts: {
    summary: 'Twelve have come, one of them broken',
    value: { version: 2, lines: [{ variantId, received: 11, lost: 1 }] },
  },
};
const purchase = {
  cotton: {
    summary: 'Twenty pieces, expected on a day',
    value: {
      ...{ supplier: 'Kampala Textiles', supplierEmail: 'orders@example.com', reference: 'A-77' },
      ...{ expectedOn: '2026-12-05', lines: [{ variantId, quantity: 20, cost: 11.2 }] },
    },
  },
};
const transfer = {
  shop: {
    summary: 'Four pieces to another place',
    value: {
      ...{ fromPlaceId: DEFAULT_PLACE, placeId: '01942398-b4d4-7e3d-bc82-f4682f968602' },
      lines: [{ variantId, quantity: 4 }],
    },
  },
};
const bundle = new BundlesDoNotArrive([0]);
const terms = [wrong, new PlaceNotFound(), new NoSuchGoods([0]), bundle];
const changing = [new ArrivalChanged(3), new ArrivalIsSent()];
const sending = [...changing, new ArrivalEmpty(), new PlaceNotFound(), new NotCounted([0]), bundle];
const closing = [new ArrivalChanged(3), new ArrivalIsDraft(), new ArrivalIsOver()];
const receiving = [...closing, new NothingArrived(), new MoreThanOnTheWay([0]), new NotCounted([0]), bundle];
const noVersion = new InvalidInput([
  { field: 'version', message: 'version must be a whole number from 1 to 2147483647' },
]);

const noOrder = new PurchaseOrderNotFound();
export const PURCHASE_CALLS: CallDescriptions = {
  adminListPurchaseOrders: {},
  adminGetPurchaseOrder: { parameters, refuses: [noOrder] },
  adminCreatePurchaseOrder: { requests: purchase, refuses: terms },
  adminUpdatePurchaseOrder: { parameters, requests: purchase, refuses: [noOrder, ...terms, ...changing] },
  adminDeletePurchaseOrder: { parameters, refuses: [noOrder, new ArrivalIsSent()] },
  adminSendPurchaseOrder: { parameters, requests: step, refuses: [noVersion, noOrder, ...sending] },
  adminReceivePurchaseOrder: { parameters, requests: arrived, refuses: [noVersion, noOrder, ...receiving] },
  adminClosePurchaseOrder: { parameters, requests: step, refuses: [noVersion, noOrder, ...closing] },
};

const noTransfer = new TransferNotFound();
export const TRANSFER_CALLS: CallDescriptions = {
  adminListTransfers: {},
  adminGetTransfer: { parameters, refuses: [noTransfer] },
  adminCreateTransfer: { requests: transfer, refuses: [...terms, new SamePlace()] },
  adminUpdateTransfer: {
    parameters,
    requests: transfer,
    refuses: [noTransfer, ...terms, new SamePlace(), ...changing],
  },
  adminDeleteTransfer: { parameters, refuses: [noTransfer, new ArrivalIsSent()] },
  adminSendTransfer: {
    parameters,
    requests: step,
    refuses: [noVersion, noTransfer, ...sending, new PlaceLacksStock()],
  },
  adminReceiveTransfer: { parameters, requests: arrived, refuses: [noVersion, noTransfer, ...receiving] },
  adminCloseTransfer: {
    parameters,
    requests: step,
    refuses: [noVersion, noTransfer, ...closing],
  },
};

export const PRODUCT_ARRIVAL_CALLS: CallDescriptions = {
  adminGetProductArrivals: { parameters: TEE, refuses: [new ProductNotFound()] },
};
