import * as api from '@duka/client';
import type { AccountSession, Address, Coupon, LoginAnswer, Me, SavedAddress, User } from './account-types';
import { type Extra, answer } from './call';

type Message = { message?: string };
type Data<T> = Message & { data: T };

export const login = (body: { email: string; password: string; remember?: boolean }): Promise<LoginAnswer> =>
  // The browser names itself: `user-agent` is not ours to set.
  answer(api.login({ body } as Parameters<typeof api.login>[0]));

export const logout = (): Promise<Message> => answer(api.logout());

type Registration = { name: string; email: string; phone: string; password: string };

export const register = (body: Registration): Promise<Data<User>> => answer(api.register({ body }));

export const forgotPassword = (email: string, extra: Extra = {}): Promise<Message> =>
  answer(api.forgotPassword({ body: { email }, ...extra }), extra.signal);

export const resetPassword = (token: string, password: string, extra: Extra = {}): Promise<Message> =>
  answer(api.resetPassword({ path: { token }, body: { password }, ...extra }), extra.signal);

export const getMe = (): Promise<Data<Me> & { permissions: { resource: string; action: string }[] }> =>
  answer(api.getMe());

export const updateMe = (body: { name?: string; phone?: string; email?: string }): Promise<Data<Me>> =>
  answer(api.updateMe({ body }));

export const changePassword = (body: { currentPassword: string; newPassword: string }): Promise<Message> =>
  answer(api.changePassword({ body }));

export type AddressInput = Address & { phone?: string; isDefault?: boolean };

export const listAddresses = (): Promise<{ data: SavedAddress[] }> => answer(api.listAddresses());

export const createAddress = (body: AddressInput): Promise<Data<SavedAddress>> =>
  answer(api.createAddress({ body }));

export const updateAddress = (id: string, body: Partial<AddressInput>): Promise<Data<SavedAddress>> =>
  answer(api.updateAddress({ path: { id }, body }));

export const deleteAddress = (id: string): Promise<Message> => answer(api.deleteAddress({ path: { id } }));

export const listSessions = (): Promise<{ data: AccountSession[] }> => answer(api.listSessions());

export const revokeSession = (id: string): Promise<Message> => answer(api.revokeSession({ path: { id } }));

export const listMyCoupons = (): Promise<{ data: Coupon[] }> => answer(api.listMyCoupons());
