import * as api from '@duka/client';
import { type Extra, answer } from './call';

export const getShop = (extra: Extra = {}) => answer(api.getShop(extra), extra.signal);

export const getDeliveryPromise = (country: string, extra: Extra = {}) =>
  answer(api.getDeliveryPromise({ query: { country }, ...extra }), extra.signal);

export const subscribeNewsletter = (email: string, extra: Extra = {}) =>
  answer(api.subscribeNewsletter({ body: { email }, ...extra }), extra.signal);

export const confirmEmail = (token: string, extra: Extra = {}) =>
  answer(api.confirmEmail({ body: { token }, ...extra }), extra.signal);

export const confirmNewsletter = (token: string, extra: Extra = {}) =>
  answer(api.confirmNewsletter({ body: { token }, ...extra }), extra.signal);

export const unsubscribeNewsletter = (token: string, extra: Extra = {}) =>
  answer(api.unsubscribeNewsletter({ body: { token }, ...extra }), extra.signal);

export const sendContactMessage = (body: api.ContactDto, extra: Extra = {}) =>
  answer(api.sendContactMessage({ body, ...extra }), extra.signal);
