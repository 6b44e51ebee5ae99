import type { Caller } from './caller.js';

/** What happens at the doors of accounts, for whoever looks for an attack. */
export type SecurityKind =
  | 'login'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-used'
  | 'password-changed'
  | 'password-reset'
  | 'mailbox-proved'
  | 'email-changed'
  | 'session-ended'
  | 'permission'
  | 'api-key'
  | 'export';

export interface SecurityEvent {
  kind: SecurityKind;
  outcome: 'done' | 'refused';
  /** Who acted, where it is known. */
  actorId?: string | undefined;
  /** Whose account it is about. */
  accountId?: string | undefined;
  /** A mail address that was typed or that the account has; kept as a keyed hash alone. */
  email?: string | undefined;
  /** By which proof: `password`, `app`, `passkey`, `recovery code`, `mailed link`; an API key names itself. */
  factor?: string;
  /** Which session, permission, passkey or file. */
  about?: string;
}

/**
 * The book of security events: a line of the log and a row for the panel, with the network and the request that caused it.
 * A row belongs to the transaction of what it tells.
 */
export abstract class SecurityLog {
  abstract record(event: SecurityEvent): Promise<void>;

  /** What leaves the shop as a file, or is another person's file; called where the file is made. `about` such as `customers.csv`. */
  exported({ accountId, email }: Pick<Caller, 'accountId' | 'email'>, about: string): Promise<void> {
    return this.record({ kind: 'export', outcome: 'done', actorId: accountId, accountId, email, about });
  }
}
