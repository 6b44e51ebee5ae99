import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { CheckSecondFactor } from '../application/check-second-factor.js';
import { ConfirmPassword, type ShownAgain } from '../application/confirm-password.js';
import { MailboxProofs, type SessionStore, type Taken } from '../application/ports.js';
import { ReadPasskey } from '../application/read-passkey.js';
import { StepUp } from '../application/step-up.js';
import type { Account } from '../domain/account.js';
import { JournalledAccounts, JournalledOutbox, JournalledPasswords, type Journal } from './journal.js';
import { JournalledThrottle } from './journalled-throttle.js';
import { KeptSecurityLog } from './kept-security-log.js';
import { InMemoryPasskeys, PlainWebAuthn } from './passkeys.js';
import { InMemorySecondFactors, PlainCodes } from './second-factors.js';

/** A shop that demands a second factor of its staff, or not. */
export const shopTerms = (staffSecondFactor = false) => termsOf(() => ({ name: 'Duka', staffSecondFactor }));

/** What is shown again in a session. */
export const again = (currentPassword: string, more: Partial<ShownAgain> = {}): ShownAgain => ({
  ...{ currentPassword, ip: '203.0.113.1' },
  ...more,
});

export interface ProofParts {
  journal: Journal;
  accounts: readonly Account[];
  sessions: SessionStore;
  factors?: InMemorySecondFactors;
  passkeys?: InMemoryPasskeys;
  outbox?: JournalledOutbox;
  staffSecondFactor?: boolean;
}

/** The use cases that ask for password and factor, over ports in memory. */
export function proofs(parts: ProofParts) {
  const { journal, accounts, sessions } = parts;
  const { factors = new InMemorySecondFactors(), passkeys = new InMemoryPasskeys() } = parts;
  const { outbox = new JournalledOutbox(journal) } = parts;
  const [unit, security, webAuthn] = [new DirectUnitOfWork(), new KeptSecurityLog(), new PlainWebAuthn()];
  const signed = new ReadPasskey(passkeys, webAuthn);
  const throttle = new JournalledThrottle(journal);
  const check = new CheckSecondFactor(factors, new PlainCodes(), passkeys, signed, throttle);
  const confirm = new ConfirmPassword(
    new JournalledAccounts(journal, accounts),
    new JournalledPasswords(journal),
    sessions,
    check,
    security,
    unit,
  );
  const terms = shopTerms(parts.staffSecondFactor);
  const stepUp = new StepUp(sessions, check, terms, outbox, unit);
  return {
    factors,
    passkeys,
    outbox,
    unit,
    security,
    webAuthn,
    signed,
    throttle,
    check,
    confirm,
    terms,
    stepUp,
  };
}

const NOTHING: Taken = { passkeys: [], app: false, addresses: 0, phone: false };

/** When mailboxes were shown, in memory; what goes is journalled. */
export class JournalledProofs extends MailboxProofs {
  constructor(
    private readonly journal: Journal,
    private readonly shown?: Date,
    private readonly taken: Taken = NOTHING,
  ) {
    super();
  }

  override last(): Promise<Date | undefined> {
    return Promise.resolve(this.shown);
  }

  override prove(accountId: string): Promise<void> {
    this.journal.push(`proofs.prove ${accountId}`);
    return Promise.resolve();
  }

  override forget(accountId: string): Promise<void> {
    this.journal.push(`proofs.forget ${accountId}`);
    return Promise.resolve();
  }

  override setPassword(accountId: string): Promise<void> {
    this.journal.push(`proofs.setPassword ${accountId}`);
    return Promise.resolve();
  }

  override takeAll(accountId: string): Promise<Taken> {
    this.journal.push(`proofs.takeAll ${accountId}`);
    return Promise.resolve(this.taken);
  }

  override takePasskeysSince(accountId: string, since: Date): Promise<Taken> {
    this.journal.push(`proofs.takePasskeysSince ${accountId} ${since.toISOString()}`);
    return Promise.resolve(this.taken);
  }
}
