import { type CallOptions, callApi } from './call';
import type { Shop } from './types';

type Message = { message?: string };
type Extra = Pick<CallOptions, 'headers' | 'signal'>;
const post = (body: unknown, extra: Extra = {}) => ({ method: 'POST' as const, body, ...extra });

export const getShop = (extra: Extra = {}) => callApi<{ data: Shop }>('/shop', extra);

export const subscribeNewsletter = (email: string, extra: Extra = {}) =>
  callApi<Message>('/newsletter', post({ email }, extra));

export const confirmNewsletter = (token: string, extra: Extra = {}) =>
  callApi<Message>('/newsletter/confirm', post({ token }, extra));

export const unsubscribeNewsletter = (token: string, extra: Extra = {}) =>
  callApi<Message>('/newsletter/unsubscribe', post({ token }, extra));

export type ContactInput = { name: string; email: string; subject: string; message: string };

export const sendContactMessage = (body: ContactInput) => callApi<Message>('/contact', post(body));
