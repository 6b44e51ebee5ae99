import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { User } from '../api/types';
import { endSession, readToken, readUser, startSession, watchSession } from './session';

const user: User = {
  _id: 'u1',
  name: 'Amina Otieno',
  email: 'amina@example.com',
  role: 'customer',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const login = { user, token: 'the-token', message: 'Login Successful' };

beforeEach(() => {
  endSession();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the session', () => {
  it('keeps the token and the login answer under the names of the specification', () => {
    startSession(login);
    expect(localStorage.getItem('token')).toBe('the-token');
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(login);
    expect(readUser()).toEqual(user);
  });

  it('never stores a phone number, whatever the answer carries', () => {
    startSession({ ...login, user: { ...user, phone: '+256 700 000 000' } as User });
    expect(localStorage.getItem('userInfo')).not.toContain('256');
  });

  it('is over for token and user info alike', () => {
    startSession(login);
    endSession();
    expect([readToken(), readUser(), localStorage.length]).toEqual([null, null, 0]);
  });

  it('R45 answers nobody when the stored user info is corrupt', () => {
    localStorage.setItem('token', 'the-token');
    localStorage.setItem('userInfo', '{"user":');
    expect(readUser()).toBeNull();
    expect(readToken()).toBe('the-token');
  });

  it('gives the same object for the same stored text, as React needs', () => {
    startSession(login);
    expect(readUser()).toBe(readUser());
  });

  it('lives in memory when the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    startSession(login);
    expect(readToken()).toBe('the-token');
    expect(readUser()).toEqual(user);
  });

  it('R45 is the new one when the storage is full and holds an older one', () => {
    startSession({ ...login, token: 'an-older-token' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startSession({ ...login, user: { ...user, name: 'Amina Wanjiku' } });
    expect([readToken(), readUser()?.name]).toEqual(['the-token', 'Amina Wanjiku']);
    endSession();
    expect([readToken(), readUser()]).toEqual([null, null]);
  });

  it('tells its watchers of login, logout and a logout in another tab', () => {
    const seen: (string | null)[] = [];
    const stop = watchSession(() => seen.push(readToken()));
    startSession(login);
    localStorage.clear();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'token', oldValue: 'the-token', newValue: null }),
    );
    stop();
    startSession(login);
    expect(seen).toEqual(['the-token', null]);
  });
});
