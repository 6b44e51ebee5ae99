import { page } from '../layout/page';

/** Pages of where stock lies, and how it comes there. */
export const places = {
  list: page(async () => (await import('./place-list')).PlaceList),
  create: page(async () => (await import('./place-form')).PlaceCreate),
  edit: page(async () => (await import('./place-form')).PlaceEdit),
};

export const purchaseOrders = {
  list: page(async () => (await import('./arrival-list')).PurchaseOrderList),
  create: page(async () => (await import('./arrival-form')).PurchaseOrderCreate),
  edit: page(async () => (await import('./arrival-form')).PurchaseOrderEdit),
  show: page(async () => (await import('./arrival-show')).PurchaseOrderShow),
};

export const transfers = {
  list: page(async () => (await import('./arrival-list')).TransferList),
  create: page(async () => (await import('./arrival-form')).TransferCreate),
  edit: page(async () => (await import('./arrival-form')).TransferEdit),
  show: page(async () => (await import('./arrival-show')).TransferShow),
};
