import { SecurityLog, type SecurityEvent } from '../../kernel/security-log.js';

/** Security events in the order in which they came. */
export class KeptSecurityLog extends SecurityLog {
  readonly events: SecurityEvent[] = [];

  /** `kind outcome factor about`, as far as it is known. */
  get told(): string[] {
    return this.events.map(({ kind, outcome, factor, about }) =>
      [kind, outcome, factor, about].filter(Boolean).join(' '),
    );
  }

  override record(event: SecurityEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }
}
