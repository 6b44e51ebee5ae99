import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Account } from '../domain/account.js';
import { JournalledAccounts, JournalledOutbox, type Journal } from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { OpenAccount } from './open-account.js';
import { ResetLinks } from './ports.js';

class Links extends ResetLinks {
  override issue(accountId: string): Promise<string> {
    return Promise.resolve(`link of ${accountId}`);
  }

  override endAll(): Promise<void> {
    return Promise.resolve();
  }

  override isLive(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override redeem(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

const unit = new DirectUnitOfWork();
const at = '2026-11-21T12:00:00.000Z';
const request = {
  id: 'eve',
  name: 'Eve',
  email: 'eve@example.com',
  phone: '',
  passwordHash: 'none',
  at,
  sender: 's1',
};
const account = (id: string, email: string) =>
  new Account({ ...request, id, name: 'Ada', email, role: 'customer', now: new Date(at) });

async function open(known: readonly Account[], mayMail = true) {
  const journal: Journal = [];
  const outbox = new JournalledOutbox(journal);
  const throttle = new JournalledThrottle(journal);
  throttle.mayMail = mayMail;
  const accounts = new JournalledAccounts(journal, known);
  await new OpenAccount(accounts, new Links(), throttle, outbox, unit).openAccount(request);
  return { journal, events: outbox.events };
}

describe('a sign-up that nobody may see the end of', () => {
  it('becomes an account whose first password is set by the mailed link', async () => {
    const { journal, events } = await open([]);
    expect(journal).toContain('accounts.add');
    const payload = { accountId: 'eve', name: 'Eve', email: 'eve@example.com', token: 'link of eve' };
    expect(events).toEqual([{ topic: 'mail.account-opened', payload }]);
  });

  it('tells the owner of a taken address by her own name, not by the one that was sent', async () => {
    const { journal, events } = await open([account('ada', 'eve@example.com')]);
    expect(journal).not.toContain('accounts.add');
    const payload = { accountId: 'ada', name: 'Ada', email: 'eve@example.com' };
    expect(events).toEqual([{ topic: 'mail.address-taken', payload }]);
  });

  it('neither opens an account nor tells anybody while the mailbox has had enough letters', async () => {
    for (const known of [[], [account('ada', 'eve@example.com')]]) {
      const { journal, events } = await open(known, false);
      expect([journal, events]).toEqual([['accounts.byEmail', 'throttle.mayMailSignUp'], []]);
    }
  });

  it('is done once, however often it is heard', async () => {
    const { events } = await open([account('eve', 'eve@example.com')]);
    expect(events).toEqual([]);
  });

  it('tells nobody whose account is disabled', async () => {
    const gone = Object.assign(account('ada', 'eve@example.com'), { disabledAt: new Date(at) });
    expect((await open([gone])).events).toEqual([]);
  });
});
