import { type LoginAttempt, Throttle } from '../application/ports.js';
import type { Journal } from './journal.js';

/** `told` is what is left of the disclosure budget. */
export class JournalledThrottle extends Throttle {
  /** Whether the mailbox may hear of a sign-up, or get another code. */
  mayMail = true;
  /** Whether many have guessed at the account. */
  isCrowded = false;
  mayTryCodes = true;

  constructor(
    private readonly journal: Journal,
    private readonly told = 0,
  ) {
    super();
  }

  override login(): Promise<LoginAttempt> {
    this.journal.push('throttle.login');
    const succeeded = () => {
      this.journal.push('throttle.login succeeded');
      return Promise.resolve();
    };
    return Promise.resolve({ needsMailedCode: this.isCrowded, succeeded });
  }

  override mailedCode(accountId: string | undefined): Promise<boolean> {
    this.journal.push(`throttle.mailedCode ${accountId ? 'account' : 'network'}`);
    return Promise.resolve(this.mayTryCodes);
  }

  override mayMailLoginCode(): Promise<boolean> {
    return Promise.resolve(this.mayMail);
  }

  override senderOf(ip: string): string {
    return `sender ${ip}`;
  }

  override welcome(): Promise<void> {
    this.journal.push('throttle.welcome');
    return Promise.resolve();
  }

  override code(accountId: string): Promise<void> {
    this.journal.push(`throttle.code ${accountId}`);
    return Promise.resolve();
  }

  override codeSucceeded(): Promise<void> {
    this.journal.push('throttle.codeSucceeded');
    return Promise.resolve();
  }

  override mayTell(): Promise<boolean> {
    this.journal.push('throttle.mayTell');
    return Promise.resolve(this.told > 0);
  }

  override mayMailReset(): Promise<boolean> {
    this.journal.push('throttle.mayMailReset');
    return Promise.resolve(true);
  }

  override mayMailSignUp(): Promise<boolean> {
    this.journal.push('throttle.mayMailSignUp');
    return Promise.resolve(this.mayMail);
  }
}
