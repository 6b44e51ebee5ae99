import type { Role } from '../../kernel/caller.js';
import type { Account } from '../domain/account.js';

/** The accounts of the shop. */
export abstract class Accounts {
  /** @throws EmailTaken when the address is already registered, also when two come at once. */
  abstract add(account: Account): Promise<void>;
  /** @throws EmailTaken as `add` */
  abstract save(account: Account): Promise<void>;
  abstract byEmail(email: string): Promise<Account | undefined>;
  abstract byId(id: string): Promise<Account | undefined>;
}

/** Slow hashing of passwords; bounded, so that a login storm cannot starve the shop. */
export abstract class Passwords {
  /** Whether no log-in would find a place among those that wait. */
  abstract get isFull(): boolean;
  /** Runs a log-in when its turn comes; a few may wait. @throws Full at once, before anything is asked or counted */
  abstract inTurn<T>(login: () => Promise<T>): Promise<T>;
  abstract hash(password: string): Promise<string>;
  /** Takes the same time when `hash` is undefined, so that unknown addresses cannot be told by the clock. */
  abstract matches(password: string, hash: string | undefined): Promise<boolean>;
  /** A hash that no password matches and that looks and costs like any other. */
  abstract hashOfNone(): Promise<string>;
  /** True when the hash was made with weaker parameters than today's. */
  abstract isOutdated(hash: string): boolean;
}

export interface NewSession {
  id: string;
  accountId: string;
  /** Of the account as it was when its owner proved who they are. */
  passwordHash: string;
  remember: boolean;
  userAgent: string;
  ip: string;
  /** How the browser calls itself: the same name later is the same device. */
  device: string;
  /** Opened with a second factor as well. */
  secondFactor: boolean;
}

export interface SessionRow {
  id: string;
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
}

export interface OpenedSession {
  end: Date;
  /** The account has had sessions, and none of them on this device. */
  isNewDevice: boolean;
}

/** What a session has shown, each within the time that changes of the account ask for. */
export interface Standing {
  /** The account has a confirmed app or a passkey. */
  hasFactor: boolean;
  /** One was shown in this session in the last 15 minutes. */
  showedFactor: boolean;
  /** The password was, in the last 15 minutes. */
  showedPassword: boolean;
  /** A mailed link has set the password in the last hour. */
  usedMailedLink: boolean;
}

/** Server-side sessions; a token only names one. */
export abstract class SessionStore {
  /**
   * Opens a session, which ends if it is not used: after 12 hours, or 30 days when remembered. Undefined when the
   * account was disabled, or got another password or a second factor, since its owner proved who they are. In a
   * transaction: it locks the account, as `revokeAll` does, so that none that is under way outlives either.
   */
  abstract open(session: NewSession): Promise<OpenedSession | undefined>;
  /** The password was entered again in this session; false when it has ended meanwhile. */
  abstract confirm(sessionId: string): Promise<boolean>;
  /**
   * What the session has shown; undefined when it is none of the account's that have not ended. In a transaction: it locks
   * the account, as `revokeAll` does, so that what a session writes into its account is written before it ends or not at all.
   */
  abstract standing(accountId: string, sessionId: string): Promise<Standing | undefined>;
  /** A second factor was shown in this session. */
  abstract proved(sessionId: string): Promise<void>;
  /** Sessions of an account without any second factor have shown none. */
  abstract forgetProofs(accountId: string): Promise<void>;
  abstract revoke(accountId: string, sessionId: string): Promise<boolean>;
  /** Ends every session of the account but `except`. In a transaction. */
  abstract revokeAll(accountId: string, except?: string): Promise<void>;
  /** The links of order mails that were sent until now open nothing more. */
  abstract endOrderLinks(accountId: string): Promise<void>;
  abstract list(accountId: string): Promise<SessionRow[]>;
}

/** Signs the bearer token that names a session. */
export abstract class BearerTokens {
  abstract sign(accountId: string, sessionId: string, expiresAt: Date): Promise<string>;
}

/** Links for setting a new password: stored as hashes, used once. */
export abstract class ResetLinks {
  /** Makes a link's token, superseding older ones of the account. Valid for 30 minutes of database time. */
  abstract issue(accountId: string): Promise<string>;
  /** Ends every link of the account: whoever holds one was sent it before the change that ends them. */
  abstract endAll(accountId: string): Promise<void>;
  /** Whether the token can be used at the moment. */
  abstract isLive(token: string): Promise<boolean>;
  /** Uses the token up and returns whose it is; undefined when it is not alive. */
  abstract redeem(token: string): Promise<string | undefined>;
}

/** What went from an account when its mailbox was shown; see `ProveMailbox`. */
export interface Taken {
  /** By the names that whoever added them gave them. */
  passkeys: readonly string[];
  app: boolean;
  addresses: number;
  phone: boolean;
}

/** Who has shown that the account's mailbox is theirs, and what others may have put in before. */
export abstract class MailboxProofs {
  /** When it was shown last; undefined when it never was. In a transaction: it locks the account. */
  abstract last(accountId: string): Promise<Date | undefined>;
  abstract prove(accountId: string): Promise<void>;
  /** Nobody has shown that the mailbox that the account has now is theirs. */
  abstract forget(accountId: string): Promise<void>;
  /** A mailed link has set the password just now. */
  abstract setPassword(accountId: string): Promise<void>;
  /** Takes away what opens the account beside the password, and what was put into it. */
  abstract takeAll(accountId: string): Promise<Taken>;
  /** Takes away the passkeys that were made since. */
  abstract takePasskeysSince(accountId: string, since: Date): Promise<Taken>;
}

/** New mail addresses that wait for their link, one per account: stored as hashes, one day, used once. */
export abstract class EmailChanges {
  abstract issue(accountId: string, email: string): Promise<string>;
  /** The new address; undefined when the token is not alive or another account's. */
  abstract redeem(accountId: string, token: string): Promise<string | undefined>;
}

/** Codes that are mailed to the owner of an account whose password somebody has entered. */
export abstract class LoginCodes {
  /** Good for half an hour at least, an hour at most. */
  abstract of(account: Account): string;
  abstract isRight(account: Account, typed: string): boolean;
}

export interface LoginAttempt {
  /** So many have guessed at the account that a right password alone does not open it here. */
  needsMailedCode: boolean;
  succeeded(): Promise<void>;
}

/** Counts attempts across all processes. */
export abstract class Throttle {
  /** Counts a log-in. @throws a too-many refusal when a bucket of who asks is full. */
  abstract login(email: string, ip: string): Promise<LoginAttempt>;
  /** Counts a mailed code that was entered; `accountId` is undefined where the password was wrong. */
  abstract mailedCode(accountId: string | undefined, ip: string): Promise<boolean>;
  /** False when the account got its codes for this hour. */
  abstract mayMailLoginCode(accountId: string): Promise<boolean>;
  /** Counts a code of a second factor. @throws a too-many refusal */
  abstract code(accountId: string, ip: string): Promise<void>;
  abstract codeSucceeded(accountId: string, ip: string): Promise<void>;
  /** Remembers that the owner has been at this address: guesses made elsewhere do not delay a login from it. */
  abstract welcome(email: string, ip: string): Promise<void>;
  /** False when the disclosure budget for unknown addresses is used up (security C1); counts known ones alike. */
  abstract mayTell(ip: string, isKnown: boolean): Promise<boolean>;
  /** Who asks, as a name that tells no address. */
  abstract senderOf(ip: string): string;
  /** False when this sender has had its letters to this address for this hour, or the address lots of them from all. */
  abstract mayMailReset(email: string, sender: string): Promise<boolean>;
  /** The same for what a sign-up or a change of address has mailed, of all addresses of one mailbox. */
  abstract mayMailSignUp(email: string, sender: string): Promise<boolean>;
}

export interface AddressFields {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  line2: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  phone: string;
  isDefault: boolean;
}

export interface SavedAddress extends AddressFields {
  id: string;
}

/** A shopper's address book. */
export abstract class Addresses {
  abstract list(accountId: string): Promise<SavedAddress[]>;
  /** The first is the default; undefined when there are `most` already, also when many come at once. */
  abstract add(accountId: string, address: AddressFields, most: number): Promise<SavedAddress | undefined>;
  abstract change(
    accountId: string,
    id: string,
    change: Partial<AddressFields>,
  ): Promise<SavedAddress | undefined>;
  abstract remove(accountId: string, id: string): Promise<boolean>;
}

/** The account as it crosses the wire: exactly these members (security S17). */
export interface UserView {
  _id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
}

/** What a password must be here; see `checkPassword`. */
export abstract class PasswordRules {
  abstract readonly minimum: number;
  abstract isCommon(password: string, about?: readonly string[]): boolean;
}
