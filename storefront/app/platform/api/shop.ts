import * as api from '@duka/client';
import { type Extra, answer } from './call';
import type { Shop } from './types';

type Message = { message?: string };

export const getShop = (extra: Extra = {}): Promise<{ data: Shop }> =>
  answer(api.getShop(extra), extra.signal);

export const subscribeNewsletter = (email: string, extra: Extra = {}): Promise<Message> =>
  answer(api.subscribeNewsletter({ body: { email }, ...extra }), extra.signal);

export const confirmNewsletter = (token: string, extra: Extra = {}): Promise<Message> =>
  answer(api.confirmNewsletter({ body: { token }, ...extra }), extra.signal);

export const unsubscribeNewsletter = (token: string, extra: Extra = {}): Promise<Message> =>
  answer(api.unsubscribeNewsletter({ body: { token }, ...extra }), extra.signal);

export type ContactInput = { name: string; email: string; subject: string; message: string };

export const sendContactMessage = (body: ContactInput, extra: Extra = {}): Promise<Message> =>
  answer(api.sendContactMessage({ body, ...extra }), extra.signal);
