import * as api from '@duka/client';
import { orderAccess } from '../session/order-link';
import { answer } from './call';

type Pieces = api.PreviewReturnData['query'];

/** The returns of an order, and what of it can be sent back. */
export const listOrderReturns = (id: string, signal?: AbortSignal) =>
  answer(api.listOrderReturns({ ...orderAccess(), path: { id }, signal }), signal);

/** What sending these pieces back gives back, to the cent. */
export const previewReturn = (id: string, query: Pieces, signal?: AbortSignal) =>
  answer(api.previewReturn({ ...orderAccess(), path: { id }, query, signal }), signal);

export const requestReturn = (id: string, body: api.RequestReturnDto, key: string) =>
  answer(api.requestReturn({ ...orderAccess(key), path: { id }, body }));
