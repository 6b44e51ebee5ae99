import type { Caller } from './caller.js';

/** Who changed what in the running of the shop. */
export interface AuditEntry {
  actor: Pick<Caller, 'accountId' | 'email'>;
  /** The operation, e.g. `adminUpdateCoupon`. */
  action: string;
  /** What kind of thing, e.g. `coupon`. */
  entity: string;
  entityId: string;
  /** What changed; secrets are masked before it is written. */
  changes: Readonly<Record<string, unknown>>;
  /** Texts of more characters are cut short; 500 unless told. */
  longestText?: number;
}

/**
 * The append-only book of admin writes; entries belong to the transaction of their write. Whoever writes waits for the one before: of many things
 * at once all entries go in together.
 */
export abstract class AuditLog {
  abstract record(...entries: AuditEntry[]): Promise<void>;
}
