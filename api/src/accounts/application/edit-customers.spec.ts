import { beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../domain/account.js';
import {
  AccountMerged,
  CustomerNotFound,
  FactorInTheWay,
  KeptByThemselves,
} from '../domain/customer-refusals.js';
import { EmailTaken } from '../domain/refusals.js';
import { anAdministrator } from '../testing/a-caller.js';
import { JournalledAccounts, JournalledLinks, JournalledSessions, type Journal } from '../testing/journal.js';
import { KeptSecurityLog } from '../testing/kept-security-log.js';
import { aPasskey } from '../testing/passkeys.js';
import { JournalledProofs } from '../testing/proofs.js';
import { aFile, staffing } from '../testing/staffing.js';
import { EditCustomers } from './edit-customers.js';
import { Reach } from './reach.js';

const now = new Date('2026-11-28T12:00:00Z');
const account = (id: string, role: Account['role'] = 'customer') =>
  new Account({ id, name: id, email: `${id}@example.com`, phone: '', passwordHash: '', role, now });

class KeptAccounts extends JournalledAccounts {
  added: Account | undefined;

  override add(one: Account): Promise<void> {
    this.added = one;
    return super.add(one);
  }
}

describe('customers who are served by the staff', () => {
  let shop: ReturnType<typeof staffing>;
  let accounts: KeptAccounts;
  let edit: EditCustomers;
  let security: KeptSecurityLog;
  let journal: Journal;
  const ann = () => accounts.byId('ann');
  const change = (id: string, details: object) => edit.change(anAdministrator(), id, details);
  beforeEach(() => {
    shop = staffing({
      root: aFile('Root', { role: 'admin' }),
      ann: aFile('Ann'),
      sam: aFile('Sam', { role: 'staff' }),
      guest: aFile('Guest', { role: 'guest' }),
    });
    ({ journal } = shop);
    security = new KeptSecurityLog();
    accounts = new KeptAccounts(journal, [
      account('ann'),
      account('sam', 'staff'),
      account('guest', 'guest'),
    ]);
    edit = new EditCustomers(
      ...([accounts, new Reach(shop.files, shop.roles), shop.passwords] as const),
      ...([new JournalledLinks(journal, undefined, ''), new JournalledSessions(journal)] as const),
      ...([new JournalledProofs(journal), shop.factors, shop.passkeys, shop.outbox, security] as const),
      ...([{ now: () => now }, { next: () => 'new' }, shop.unit] as const),
    );
  });

  it('get an account that no password opens, and a letter in their own language', async () => {
    const details = { name: 'Bea', email: 'bea@example.com', phone: '+254700000001', language: 'sw' };
    expect(await edit.open(details)).toBe('new');
    expect(accounts.added).toMatchObject({ ...details, id: 'new', role: 'customer' });
    expect(accounts.added?.passwordHash).toBe('hash of none');
    expect(shop.outbox.events).toMatchObject([
      { topic: 'mail.account-opened', payload: { email: 'bea@example.com', by: 'staff' } },
    ]);
    await expect(edit.open({ ...details, email: 'ann@example.com' })).rejects.toThrow(EmailTaken);
  });

  it('are called and written to otherwise, and nothing else happens', async () => {
    await change('ann', { name: 'Ann Other', phone: '+254700000002', language: 'fr' });
    expect(await ann()).toMatchObject({ name: 'Ann Other', phone: '+254700000002', language: 'fr' });
    expect([shop.outbox.events, security.events]).toEqual([[], []]);
    await change('ann', { email: 'ANN@example.com' });
    expect(shop.outbox.events).toEqual([]);
  });

  it('begin anew under another address, and the old one is told', async () => {
    await change('ann', { name: 'Ann Other', email: 'ann.other@example.com', language: 'fr' });
    expect(await ann()).toMatchObject({ email: 'ann.other@example.com', emailKey: 'ann.other@example.com' });
    expect(journal).toEqual(
      expect.arrayContaining([
        ...['proofs.forget ann', 'sessions.revokeAll ann', 'sessions.endOrderLinks ann', 'links.endAll ann'],
      ]),
    );
    // the name as it was: the old mailbox may be a stranger's
    const payload = { name: 'ann', email: 'ann@example.com', state: 'done', language: 'fr' };
    expect(shop.outbox.events).toMatchObject([{ topic: 'mail.email-changed', payload }]);
    expect(security.events).toMatchObject([
      { kind: 'email-changed', actorId: 'root', accountId: 'ann', email: 'ann.other@example.com' },
    ]);
  });

  it.each([
    ['a passkey', () => shop.passkeys.add(aPasskey('p', 'ann'))],
    ['an app', () => shop.factors.start('ann', 'secret').then(() => shop.factors.confirm('ann'))],
  ])('keep their address while they have %s, which a mailbox alone never takes off', async (_, add) => {
    await add();
    await expect(change('ann', { email: 'ann.other@example.com' })).rejects.toThrow(FactorInTheWay);
    expect(await ann()).toMatchObject({ email: 'ann@example.com' });
    await change('ann', { name: 'Ann Other', email: 'ANN@example.com' });
    expect(shop.outbox.events).toEqual([]);
  });

  it('are not whose account became a part of another one', async () => {
    shop.files.kept.set('ann', aFile('Ann', { isDisabled: true, isMerged: true }));
    await expect(change('ann', { email: 'ann.other@example.com' })).rejects.toThrow(AccountMerged);
    await expect(change('ann', { name: 'Ann Other' })).rejects.toThrow(AccountMerged);
    await change('ann', { name: 'ann' });
    expect([(await ann())?.email, shop.outbox.events]).toEqual(['ann@example.com', []]);
  });

  it('are not who works in the shop, nor guests', async () => {
    await expect(change('sam', { name: 'X' })).rejects.toThrow(KeptByThemselves);
    // sent back as it was read
    const sam = await accounts.byId('sam');
    await change('sam', { name: sam?.name, language: null });
    await expect(change('guest', { name: 'X' })).rejects.toThrow(CustomerNotFound);
    await expect(change('nobody', { name: 'X' })).rejects.toThrow(CustomerNotFound);
  });
});
