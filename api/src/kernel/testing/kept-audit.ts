import { AuditLog, type AuditEntry } from '../audit.js';

/** What was written down, in order. */
export class KeptAudit extends AuditLog {
  readonly entries: AuditEntry[] = [];

  override record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }
}
