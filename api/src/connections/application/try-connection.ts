import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { Trial } from '../../kernel/connections.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NothingToTry } from '../domain/refusals.js';
import type { ChangeConnection } from './change-connection.js';
import type { SeenConnections } from './seen-connections.js';

/** Asks a service for something that changes nothing, with the keys of now. */
export class TryConnection {
  constructor(
    private readonly changes: ChangeConnection,
    private readonly seen: SeenConnections,
    private readonly audit: AuditLog,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws ConnectionNotFound, NothingToTry */
  async tryConnection(name: string, actor: AuditEntry['actor']): Promise<Trial> {
    const { tryOut } = this.changes.named(name);
    if (!tryOut || this.seen.one(name).state === 'off') throw new NothingToTry();
    const trial = await tryOut({ email: actor.email });
    const entry = { actor, action: 'adminTryConnection', entity: 'connection', entityId: name };
    await this.unit.run(() => this.audit.record({ ...entry, changes: { worked: trial.worked } }));
    return trial;
  }
}
