import { Outbox, type DomainEvent } from '../../kernel/outbox.js';
import {
  Accounts,
  BearerTokens,
  Passwords,
  ResetLinks,
  SessionStore,
  type NewSession,
  type OpenedSession,
  type SessionRow,
  type Standing,
} from '../application/ports.js';
import type { Account } from '../domain/account.js';
import { EmailTaken } from '../domain/refusals.js';

/** What a use case asked of its ports, in order: equal journals are equal work. */
export type Journal = string[];

export class JournalledAccounts extends Accounts {
  constructor(
    private readonly journal: Journal,
    private readonly known: readonly Account[],
  ) {
    super();
  }

  override add({ email }: Account): Promise<void> {
    this.journal.push('accounts.add');
    const isTaken = this.known.some((account) => account.email === email);
    return isTaken ? Promise.reject(new EmailTaken()) : Promise.resolve();
  }

  override save(): Promise<void> {
    this.journal.push('accounts.save');
    return Promise.resolve();
  }

  override byEmail(email: string): Promise<Account | undefined> {
    this.journal.push('accounts.byEmail');
    return Promise.resolve(this.known.find((account) => account.email === email));
  }

  override byId(id: string): Promise<Account | undefined> {
    this.journal.push('accounts.byId');
    return Promise.resolve(this.known.find((account) => account.id === id));
  }
}

/** Takes `hash:<password>` for the hash of a password. */
export class JournalledPasswords extends Passwords {
  /** Has no turn for another log-in. */
  isBusy = false;

  constructor(private readonly journal: Journal) {
    super();
  }

  override get isFull(): boolean {
    return this.isBusy;
  }

  override inTurn<T>(login: () => Promise<T>): Promise<T> {
    return this.isBusy ? Promise.reject(new Error('busy')) : login();
  }

  override hash(password: string): Promise<string> {
    this.journal.push('passwords.hash');
    return Promise.resolve(`hash:${password}`);
  }

  override hashOfNone(): Promise<string> {
    this.journal.push('passwords.hashOfNone');
    return Promise.resolve('hash of none');
  }

  override matches(password: string, hash: string | undefined): Promise<boolean> {
    this.journal.push('passwords.matches');
    return Promise.resolve(hash === `hash:${password}`);
  }

  override isOutdated(): boolean {
    return false;
  }
}

export class JournalledOutbox extends Outbox {
  readonly events: DomainEvent[] = [];

  constructor(private readonly journal: Journal) {
    super();
  }

  override publish(event: DomainEvent): Promise<void> {
    this.journal.push('outbox.publish');
    this.events.push(event);
    return Promise.resolve();
  }
}

/** By its password, into an account without a second factor. */
const JUST_LOGGED_IN: Standing = {
  ...{ hasFactor: false, showedFactor: false, showedPassword: true, usedMailedLink: false },
};

/** `isOverdue`: what was proved holds no more when a session is to be opened, or confirmed. */
export class JournalledSessions extends SessionStore {
  /** What the session has shown, besides the password just now. */
  shows: Partial<Standing> = {};

  constructor(
    private readonly journal: Journal,
    private readonly isOverdue = false,
  ) {
    super();
  }

  override open({ device }: NewSession): Promise<OpenedSession | undefined> {
    this.journal.push('sessions.open');
    const opened = { end: new Date('2026-11-22T00:00:00Z'), isNewDevice: device === 'new' };
    return Promise.resolve(this.isOverdue ? undefined : opened);
  }

  override confirm(sessionId: string): Promise<boolean> {
    this.journal.push(`sessions.confirm ${sessionId}`);
    return Promise.resolve(!this.isOverdue);
  }

  override standing(accountId: string, sessionId: string): Promise<Standing | undefined> {
    this.journal.push(`sessions.standing ${accountId} ${sessionId}`);
    return Promise.resolve(this.isOverdue ? undefined : { ...JUST_LOGGED_IN, ...this.shows });
  }

  override endOrderLinks(accountId: string): Promise<void> {
    this.journal.push(`sessions.endOrderLinks ${accountId}`);
    return Promise.resolve();
  }

  override proved(sessionId: string): Promise<void> {
    this.journal.push(`sessions.proved ${sessionId}`);
    return Promise.resolve();
  }

  override forgetProofs(accountId: string): Promise<void> {
    this.journal.push(`sessions.forgetProofs ${accountId}`);
    return Promise.resolve();
  }

  override revoke(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override revokeAll(accountId: string, except?: string): Promise<void> {
    this.journal.push(`sessions.revokeAll ${accountId}${except ? ` but ${except}` : ''}`);
    return Promise.resolve();
  }

  override list(): Promise<SessionRow[]> {
    return Promise.resolve([]);
  }
}

/** Knows the one link `live` to the account; redeemed once. */
export class JournalledLinks extends ResetLinks {
  constructor(
    private readonly journal: Journal,
    private live: string | undefined,
    private readonly accountId: string,
  ) {
    super();
  }

  override issue(): Promise<string> {
    return Promise.resolve('live');
  }

  override endAll(accountId: string): Promise<void> {
    this.journal.push(`links.endAll ${accountId}`);
    return Promise.resolve();
  }

  override isLive(token: string): Promise<boolean> {
    return Promise.resolve(token === this.live);
  }

  override redeem(token: string): Promise<string | undefined> {
    const isLive = token === this.live;
    if (isLive) this.live = undefined;
    return Promise.resolve(isLive ? this.accountId : undefined);
  }
}

export class PlainTokens extends BearerTokens {
  override sign(accountId: string, sessionId: string): Promise<string> {
    return Promise.resolve(`${accountId}/${sessionId}`);
  }
}
