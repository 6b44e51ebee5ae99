import * as api from '@duka/client';
import { type Extra, answer } from './call';

export const getCartReminder = (signal?: AbortSignal) => answer(api.getCartReminder({ signal }), signal);

export const askCartReminder = (email: string, signal?: AbortSignal) =>
  answer(api.askCartReminder({ body: { email }, signal }), signal);

export const dropCartReminder = () => answer(api.dropCartReminder());

/** What the secret of a mailed link opens: what lay in a cart. */
export const openLeftCart = (token: string, signal?: AbortSignal) =>
  answer(api.openLeftCart({ body: { token }, signal }), signal);

export const stopCartReminders = (token: string, extra: Extra = {}) =>
  answer(api.stopCartReminders({ body: { token }, ...extra }), extra.signal);
