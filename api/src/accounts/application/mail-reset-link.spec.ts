import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Account } from '../domain/account.js';
import { JournalledAccounts, JournalledLinks, JournalledOutbox, type Journal } from '../testing/journal.js';
import { JournalledThrottle } from '../testing/journalled-throttle.js';
import { MailResetLink } from './mail-reset-link.js';

class IssuedLinks extends JournalledLinks {
  readonly issuedTo: string[] = [];

  override issue(accountId = ''): Promise<string> {
    this.issuedTo.push(accountId);
    return super.issue();
  }
}

/** Lets so many mails through for each address. */
class CountingThrottle extends JournalledThrottle {
  private readonly mailed = new Map<string, number>();

  override mayMailReset(email = ''): Promise<boolean> {
    const count = (this.mailed.get(email) ?? 0) + 1;
    this.mailed.set(email, count);
    return Promise.resolve(count <= 3);
  }
}

describe('a link for a new password', () => {
  let ada: Account;
  let links: IssuedLinks;
  let outbox: JournalledOutbox;
  let useCase: MailResetLink;
  beforeEach(() => {
    const journal: Journal = [];
    ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{ passwordHash: 'hash:right', role: 'customer', now: new Date('2026-11-24T12:00:00Z') },
    });
    links = new IssuedLinks(journal, undefined, 'ada');
    outbox = new JournalledOutbox(journal);
    const [accounts, throttle] = [new JournalledAccounts(journal, [ada]), new CountingThrottle(journal)];
    useCase = new MailResetLink(accounts, links, throttle, outbox, new DirectUnitOfWork());
  });

  it('is mailed to the owner of the address', async () => {
    await useCase.mailResetLink('ada@example.com', 'sender');
    expect(links.issuedTo).toEqual(['ada']);
    const payload = { accountId: 'ada', name: 'Ada', email: 'ada@example.com', token: 'live' };
    expect(outbox.events).toEqual([{ topic: 'mail.password-reset', payload }]);
  });

  it('is not made for an unknown address or a disabled account', async () => {
    await useCase.mailResetLink('nobody@example.com', 'sender');
    ada.disabledAt = new Date('2026-11-24T12:30:00Z');
    await useCase.mailResetLink('ada@example.com', 'sender');
    expect([links.issuedTo, outbox.events]).toEqual([[], []]);
  });

  it('is not made any more when the address got its mails, so that the last one stays alive', async () => {
    for (let asked = 0; asked < 5; asked += 1) await useCase.mailResetLink('ada@example.com', 'sender');
    expect([links.issuedTo.length, outbox.events.length]).toEqual([3, 3]);
  });
});
