import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { user } from '../../testing/goods';
import { keepForSession } from './kept';
import { endSession, startSession } from './session';

const logIn = (_id: string) => startSession({ user: { ...user, _id }, token: `t-${_id}`, message: '' });

afterEach(() => {
  endSession();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('what a page keeps of the shopper (S60)', () => {
  it('is there again after a reload, and gone with the session', () => {
    logIn('tim');
    keepForSession<string>('note').keep('Acacia Avenue');
    expect(keepForSession<string>('note').read()).toBe('Acacia Avenue');
    endSession();
    logIn('tim');
    expect(keepForSession<string>('note').read()).toBeNull();
  });

  it('is never another account’s, also when nobody told this tab that the account changed', () => {
    logIn('tim');
    const note = keepForSession<string>('note');
    note.keep('Acacia Avenue');
    // another tab logs out and in; this one was at the payment page
    logIn('olga');
    expect(note.read()).toBeNull();
    expect(keepForSession<string>('note').read()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
