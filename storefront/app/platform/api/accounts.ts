import * as api from '@duka/client';
import { type Extra, answer } from './call';

export const login = (body: api.LoginDto) => answer(api.login({ body }));

export const logout = () => answer(api.logout());

export const register = (body: api.RegisterDto) => answer(api.register({ body }));

export const forgotPassword = (email: string, extra: Extra = {}) =>
  answer(api.forgotPassword({ body: { email }, ...extra }), extra.signal);

export const resetPassword = (token: string, password: string, extra: Extra = {}) =>
  answer(api.resetPassword({ path: { token }, body: { password }, ...extra }), extra.signal);

export const getMe = () => answer(api.getMe());

export const updateMe = (body: api.UpdateMeDto) => answer(api.updateMe({ body }));

export const changePassword = (body: api.ChangePasswordDto) => answer(api.changePassword({ body }));

export const downloadMyData = () => answer(api.downloadMyData());

export const eraseMyAccount = (body: api.EraseAccountDto) => answer(api.eraseMyAccount({ body }));

export const listAddresses = () => answer(api.listAddresses());

export const createAddress = (body: api.AddressDto) => answer(api.createAddress({ body }));

export const updateAddress = (id: string, body: api.AddressChangeDto) =>
  answer(api.updateAddress({ path: { id }, body }));

export const deleteAddress = (id: string) => answer(api.deleteAddress({ path: { id } }));

export const listSessions = () => answer(api.listSessions());

export const revokeSession = (id: string) => answer(api.revokeSession({ path: { id } }));

export const listMyCoupons = () => answer(api.listMyCoupons());
