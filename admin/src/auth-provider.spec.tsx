import { beforeEach, describe, expect, it } from '@jest/globals';
import { authProvider } from './auth-provider';

const refused = (status: number) =>
  authProvider.checkError({ status }).then(
    () => null,
    (reason: { redirectTo: string; message: unknown }) => reason,
  );

beforeEach(() => window.localStorage.clear());

describe('the session of the panel', () => {
  it.each([403, 404, 409, 500, 0])('goes on after a %d', async (status) => {
    expect(await refused(status)).toBeNull();
  });

  it('ends after a 401, at the login of the shop, without a message of its own', async () => {
    const end = await refused(401);
    expect(end?.redirectTo).toBe('http://localhost/login?next=%2Fadmin');
    expect(end?.message).toBe(false);
  });

  it('is asked for on each page', async () => {
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({
      redirectTo: expect.stringMatching(/login/),
    });
    window.localStorage.setItem('token', 'x');
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });
});
