import { afterEach, expect, it, jest } from '@jest/globals';
import { endSession, readToken } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { user } from '../testing/goods';
import { fill, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  jest.restoreAllMocks();
});

const asks = (factors: string[]) => ({
  login: { status: 401, body: { code: 'second_factor_required', message: 'Please', data: { factors } } },
});
async function logIn() {
  await visit('/login', 'visitor');
  await fill('Email', 'ada@example.com');
  await fill('Password', 'saffron kettle');
  await press('Login');
}

it('a log-in asks for the passkey of an account that has one alone, and takes a recovery code', async () => {
  openShop(asks(['passkey', 'recovery code']));
  await logIn();
  await reads('Use your passkey');
  await reads('Or a recovery code');
  expect(document.body).not.toHaveTextContent('Six-digit code');
  expect(readToken()).toBeNull();
  openShop({
    login: { status: 200, body: { success: true, message: 'Login Successful', token: 't', user } },
  });
  await fill('Or a recovery code', 'k7mqx2-2rftzd');
  await press('Login');
  await reads('Login Successful');
  const sent = jest.mocked(fetch).mock.calls.map(([request]) => request as Request);
  const login = sent.findLast(({ url }) => url.endsWith('/auth/login'));
  expect(await login?.clone().json()).toMatchObject({ code: 'k7mqx2-2rftzd' });
});

it('a log-in asks for the code of the app alone where there is no passkey', async () => {
  openShop(asks(['app', 'recovery code']));
  await logIn();
  await reads('Six-digit code');
  expect(document.body).not.toHaveTextContent('Use your passkey');
});
