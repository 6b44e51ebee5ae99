import { AuditLog, type AuditEntry } from '../audit.js';

/** What was written down, in order. */
export class KeptAudit extends AuditLog {
  readonly entries: AuditEntry[] = [];

  override record(...entries: AuditEntry[]): Promise<void> {
    this.entries.push(...entries);
    return Promise.resolve();
  }
}
