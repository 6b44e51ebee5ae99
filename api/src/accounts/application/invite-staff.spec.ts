import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import type { Account } from '../domain/account.js';
import { EmailTaken } from '../domain/refusals.js';
import { BeyondOwnPermissions, READY_ROLES } from '../domain/staff-role.js';
import { DEFAULT_STAFF_ROLE } from '../../kernel/rights.js';
import { anAdministrator } from '../testing/a-caller.js';
import { JournalledAccounts, type Journal } from '../testing/journal.js';
import { aFile, staffing } from '../testing/staffing.js';
import { InviteStaff, type Invitation } from './invite-staff.js';

/** What is added lies among the files of the back office. */
class FiledAccounts extends JournalledAccounts {
  readonly added: Account[] = [];
  private readonly taken: readonly string[];

  constructor(
    journal: Journal,
    private readonly files: ReturnType<typeof staffing>['files'],
    taken: readonly string[],
  ) {
    super(journal, []);
    this.taken = taken;
  }

  override add(account: Account): Promise<void> {
    if (this.taken.includes(account.email)) return Promise.reject(new EmailTaken());
    this.added.push(account);
    const { id, name, email, role } = account;
    this.files.kept.set(id, aFile(name, { email, role }));
    return Promise.resolve();
  }
}

describe('an invitation to the staff', () => {
  let shop: ReturnType<typeof staffing>;
  let accounts: FiledAccounts;
  let now: Date;
  beforeEach(() => {
    now = new Date('2026-11-24T12:00:00Z');
    shop = staffing({
      root: aFile('Root', { role: 'admin' }),
      grace: aFile('Grace', { role: 'staff', staffRoleId: DEFAULT_STAFF_ROLE }),
    });
    accounts = new FiledAccounts(shop.journal, shop.files, ['taken@example.com']);
  });

  const invite = (more: Partial<Invitation> = {}, caller: Caller = anAdministrator()) =>
    new InviteStaff(
      accounts,
      shop.passwords,
      shop.manage,
      { now: () => now },
      { next: () => 'fresh' },
      shop.unit,
    )
      .inviteStaff(caller, { name: 'Lin', email: 'lin@example.com', role: 'staff', ...more })
      .catch((error: unknown) => error);

  it('opens an account that no password opens, and appoints it', async () => {
    expect(await invite()).toBe('fresh');
    expect(accounts.added).toMatchObject([
      { id: 'fresh', email: 'lin@example.com', passwordHash: 'hash of none', createdAt: now },
    ]);
    expect(shop.files.kept.get('fresh')).toMatchObject({ role: 'staff', staffRoleId: DEFAULT_STAFF_ROLE });
  });

  it('is a mailed link for the first password, of which the administrators are told', async () => {
    await invite({ role: 'admin' });
    expect(shop.outbox.events.map(({ topic, payload }) => [topic, payload['email']])).toEqual([
      ['mail.appointed', 'lin@example.com'],
      ['mail.role-changed', 'root@example.com'],
      ['mail.role-changed', 'lin@example.com'],
    ]);
  });

  it('may name a staff role', async () => {
    const packer = READY_ROLES[2]?.id ?? '';
    await invite({ staffRoleId: packer });
    expect(shop.files.kept.get('fresh')?.staffRoleId).toBe(packer);
  });

  it('appoints nobody to a taken address', async () => {
    expect(await invite({ email: 'taken@example.com' })).toBeInstanceOf(EmailTaken);
    expect([shop.files.writes, shop.outbox.events]).toEqual([[], []]);
  });

  it('does not reach beyond whoever invites', async () => {
    const grace = anAdministrator({ accountId: 'grace', role: 'staff', permissions: ['customers.write'] });
    expect(await invite({ role: 'admin' }, grace)).toBeInstanceOf(BeyondOwnPermissions);
    expect([shop.files.writes, shop.outbox.events]).toEqual([[], []]);
  });
});
