import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProveMailbox } from '../../accounts/application/prove-mailbox.js';
import { Account } from '../../accounts/domain/account.js';
import { aCaller } from '../../accounts/testing/a-caller.js';
import {
  JournalledAccounts,
  JournalledLinks,
  JournalledOutbox,
  JournalledPasswords,
  JournalledSessions,
  type Journal,
} from '../../accounts/testing/journal.js';
import { KeptSecurityLog } from '../../accounts/testing/kept-security-log.js';
import { JournalledProofs } from '../../accounts/testing/proofs.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { ConfirmationLinkDead } from '../domain/refusals.js';
import { InMemoryConfirmations } from '../testing/in-memory-confirmations.js';
import { ConfirmEmail } from './confirm-email.js';

describe('a mailed link that confirms an address', () => {
  let journal: Journal;
  let outbox: JournalledOutbox;
  let confirmations: InMemoryConfirmations;
  let ada: Account;
  let confirm: ConfirmEmail;
  beforeEach(() => {
    journal = [];
    outbox = new JournalledOutbox([]);
    confirmations = new InMemoryConfirmations();
    ada = new Account({
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{
        passwordHash: 'hash:of whoever signed up',
        role: 'customer',
        now: new Date('2026-11-24T12:00:00Z'),
      },
    });
    const proofs = new JournalledProofs(journal);
    confirm = new ConfirmEmail(
      confirmations,
      proofs,
      new ProveMailbox(proofs, new JournalledSessions(journal), new JournalledLinks(journal, undefined, '')),
      new JournalledAccounts([], [ada]),
      new JournalledPasswords([]),
      outbox,
      new KeptSecurityLog(),
      { now: () => new Date('2026-11-25T12:00:00Z') },
      new DirectUnitOfWork(),
    );
  });

  it('leaves the account as it is in a session of its own, once', async () => {
    const token = (await confirmations.issue('ada')) ?? '';
    await expect(confirm.own(aCaller({ accountId: 'grace' }), token)).rejects.toThrow(ConfirmationLinkDead);
    await confirm.own(aCaller(), token);
    expect(journal).toEqual(['proofs.prove ada']);
    expect(ada.passwordHash).toBe('hash:of whoever signed up');
    await expect(confirm.own(aCaller(), token)).rejects.toThrow(ConfirmationLinkDead);
  });

  it('begins the account anew without one: sessions, what was put in and the password go', async () => {
    const token = (await confirmations.issue('ada')) ?? '';
    await confirm.anew(token);
    expect(journal).toEqual([
      ...['sessions.revokeAll ada', 'sessions.endOrderLinks ada', 'links.endAll ada'],
      ...['proofs.takeAll ada', 'proofs.prove ada'],
    ]);
    expect(ada.passwordHash).toBe('hash of none');
    expect(outbox.events.map(({ topic }) => topic)).toEqual(['mail.began-anew']);
    await expect(confirm.anew(token)).rejects.toThrow(ConfirmationLinkDead);
  });

  it('does nothing for a disabled account', async () => {
    ada.disabledAt = new Date('2026-11-24T12:30:00Z');
    await expect(confirm.anew((await confirmations.issue('ada')) ?? '')).rejects.toThrow(
      ConfirmationLinkDead,
    );
    expect([journal, outbox.events]).toEqual([[], []]);
  });
});
