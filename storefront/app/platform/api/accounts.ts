import * as api from '@duka/client';
import { deviceId } from '../session/device';
import { type Extra, answer } from './call';

export const login = (body: api.LoginDto) => answer(api.login({ body: { ...body, ...device() } }));

export const startPasskeyLogin = () => answer(api.startPasskeyLogin());

export const logInByPasskey = (response: Record<string, unknown>) =>
  answer(api.logInByPasskey({ body: { response, ...device() } }));

export const logout = () => answer(api.logout());

export const register = (body: api.RegisterDto) => answer(api.register({ body }));

export const registerGuest = (body: api.RegisterDto) => answer(api.registerGuest({ body }));

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

export const logOutEverywhere = () => answer(api.logOutEverywhere());

export const getSecondFactor = () => answer(api.getSecondFactor());

export const startSecondFactor = (body: api.ShownAgainDto) => answer(api.startSecondFactor({ body }));

export const confirmSecondFactor = (code: string) => answer(api.confirmSecondFactor({ body: { code } }));

export const renewRecoveryCodes = (body: api.ShownAgainDto) => answer(api.renewRecoveryCodes({ body }));

export const removeSecondFactor = (body: api.ShownAgainDto) => answer(api.removeSecondFactor({ body }));

/** Password and second factor again, for what asks for them of late. */
export const confirmPassword = (body: api.ShownAgainDto) => answer(api.confirmPassword({ body }));

export const changeEmail = (body: api.ChangeEmailDto) => answer(api.changeEmail({ body }));

export const confirmNewEmail = (token: string) => answer(api.confirmNewEmail({ body: { token } }));

export const confirmOwnEmail = (token: string) => answer(api.confirmOwnEmail({ body: { token } }));

export const listPasskeys = () => answer(api.listPasskeys());

export const startPasskey = (body: api.ShownAgainDto) => answer(api.startPasskey({ body }));

export const addPasskey = (body: api.AddPasskeyDto) => answer(api.addPasskey({ body }));

export const removePasskey = (id: string) => answer(api.removePasskey({ path: { id } }));

/** Store credit by currency. */
export const listMyCredit = () => answer(api.listMyCredit());

export const listMyCoupons = () => answer(api.listMyCoupons());

/** Of variants, or the lowest of each product. */
export const listMyPrices = (of: 'variants' | 'products', ids: readonly string[], currency?: string) =>
  answer(api.listMyPrices({ query: { [of]: ids.join(','), currency } }));

/** The browser's own name, where it keeps one. */
function device(): { device?: string } {
  const id = deviceId();
  return id ? { device: id } : {};
}
