import * as api from '@duka/client';
import { answer } from './call';

/** What the secret of a link opens: a quote of the shop. */
export const openQuote = (id: string, token: string, signal?: AbortSignal) =>
  answer(api.openQuote({ path: { id }, body: { token }, signal }), signal);

export const acceptQuote = (id: string, body: api.AcceptQuoteDto) =>
  answer(api.acceptQuote({ path: { id }, body }));

export const declineQuote = (id: string, body: api.DeclineQuoteDto) =>
  answer(api.declineQuote({ path: { id }, body }));
