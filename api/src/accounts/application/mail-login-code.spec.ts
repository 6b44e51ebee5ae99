import { describe, expect, it } from '@jest/globals';
import { Account } from '../domain/account.js';
import { JournalledAccounts, JournalledOutbox, type Journal } from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { MailLoginCode } from './mail-login-code.js';

const now = new Date('2026-11-21T12:00:00Z');
const account = (id: string) =>
  new Account({ id, name: 'Ada', email: id, phone: '', passwordHash: 'hash', role: 'customer', now });
const gone = Object.assign(account('gone@example.com'), { disabledAt: now });
const codes = { of: () => '12345678', isRight: () => true };

async function mailed(accountId: string, mayMail = true) {
  const journal: Journal = [];
  const outbox = new JournalledOutbox(journal);
  const throttle = Object.assign(new JournalledThrottle(journal), { mayMail });
  const accounts = new JournalledAccounts(journal, [account('ada@example.com'), gone]);
  await new MailLoginCode(accounts, codes, throttle, outbox).mail(accountId);
  return outbox.events;
}

describe('the code that a log-in waits for', () => {
  it('is mailed to whoever owns the account', async () => {
    const email = 'ada@example.com';
    const payload = { accountId: email, name: 'Ada', email, code: '12345678' };
    expect(await mailed(email)).toEqual([{ topic: 'mail.login-code', payload }]);
  });

  it.each([
    ['the password was wrong', '', true],
    ['the account is gone', 'nobody@example.com', true],
    ['the account is disabled', 'gone@example.com', true],
    ['three were mailed this hour', 'ada@example.com', false],
  ])('is not mailed when %s', async (_, accountId, mayMail) => {
    expect(await mailed(accountId, mayMail)).toEqual([]);
  });
});
