import { page } from '../layout/page';

/** Pages of where stock lies, and how it comes there. */
export const places = {
  list: page(async () => (await import('./place-list')).PlaceList),
  create: page(async () => (await import('./place-form')).PlaceCreate),
  edit: page(async () => (await import('./place-form')).PlaceEdit),
};
