import type { AccountSession, Address, Coupon, LoginAnswer, Me, SavedAddress, User } from './account-types';
import { callApi } from './call';

type Message = { message?: string };
const at = (folder: string, id: string) => `${folder}/${encodeURIComponent(id)}`;

export const login = (body: { email: string; password: string; remember?: boolean }) =>
  callApi<LoginAnswer>('/auth/login', { method: 'POST', body });

export const logout = () => callApi<Message>('/auth/logout', { method: 'POST' });

export const register = (body: { name: string; email: string; phone: string; password: string }) =>
  callApi<Message & { data: User }>('/auth/register', { method: 'POST', body });

export const forgotPassword = (email: string) =>
  callApi<Message>('/auth/forgot-password', { method: 'POST', body: { email } });

export const resetPassword = (token: string, password: string) =>
  callApi<Message>(at('/auth/reset-password', token), { method: 'PUT', body: { password } });

export const getMe = () =>
  callApi<{ data: Me; permissions: { resource: string; action: string }[] }>('/users/me');

export const updateMe = (body: { name?: string; phone?: string; email?: string }) =>
  callApi<Message & { data: Me }>('/users/me', { method: 'PATCH', body });

export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  callApi<Message>('/users/me/password', { method: 'PUT', body });

export type AddressInput = Address & { phone?: string; isDefault?: boolean };

export const listAddresses = () => callApi<{ data: SavedAddress[] }>('/users/me/addresses');

export const createAddress = (body: AddressInput) =>
  callApi<Message & { data: SavedAddress }>('/users/me/addresses', { method: 'POST', body });

export const updateAddress = (id: string, body: Partial<AddressInput>) =>
  callApi<Message & { data: SavedAddress }>(at('/users/me/addresses', id), { method: 'PATCH', body });

export const deleteAddress = (id: string) =>
  callApi<Message>(at('/users/me/addresses', id), { method: 'DELETE' });

export const listSessions = () => callApi<{ data: AccountSession[] }>('/users/me/sessions');

export const revokeSession = (id: string) =>
  callApi<Message>(at('/users/me/sessions', id), { method: 'DELETE' });

export const listMyCoupons = () => callApi<{ data: Coupon[] }>('/users/me/coupons');
