import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { Connection, Connections } from '../../kernel/connections.js';
import type { DeclaredValues } from '../../kernel/declared-variable.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ConnectionNotFound, ConnectionWrong, NoSealingKey, SetByEnvironment } from '../domain/refusals.js';
import type { SealedValues, TypedChanges } from '../domain/connection.js';
import { faultsOf } from './faults.js';
import type { HoldConnections } from './hold-connections.js';
import type { Sealer, TypedValues } from './ports.js';

/** Keeps the keys of a connection, sealed. */
export class ChangeConnection {
  constructor(
    private readonly connections: Connections,
    private readonly typed: TypedValues,
    private readonly sealer: Sealer,
    private readonly hold: HoldConnections,
    private readonly audit: AuditLog,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws ConnectionNotFound, SetByEnvironment, NoSealingKey, ConnectionWrong */
  async changeConnection(name: string, changes: TypedChanges, actor: AuditEntry['actor']): Promise<void> {
    const connection = this.named(name);
    if (this.connections.originOf(connection) === 'environment') throw new SetByEnvironment();
    if (!this.sealer.isReady) throw new NoSealingKey();
    const sealed = await this.unit.run(async () => {
      const next = this.changed(connection, await this.typed.lock(), changes);
      await this.typed.write(next);
      await this.audit.record({
        ...{ actor, action: 'adminUpdateConnection', entity: 'connection', entityId: name },
        changes: ofNames(changes),
      });
      return next;
    });
    this.hold.holdNow(sealed);
  }

  /** @throws ConnectionNotFound */
  named(name: string): Connection {
    const found = this.connections.all.find((one) => one.name === name);
    if (!found) throw new ConnectionNotFound();
    return found;
  }

  private changed(connection: Connection, sealed: SealedValues, changes: TypedChanges): SealedValues {
    const own = connection.variables.filter(({ isOperators }) => !isOperators);
    const before = own.map((one) => {
      const value = sealed[one.name];
      return [one.name, value && this.sealer.open(one.name, value)?.text] as const;
    });
    const wanted = Object.entries(changes).map(([name, value]) => [name, value?.trim() || undefined]);
    const values = { ...Object.fromEntries(before), ...Object.fromEntries(wanted) } as Record<
      string,
      string | undefined
    >;
    const present = this.connections.values(connection);
    const faults = [
      ...ledElsewhere(own, Object.fromEntries(before), values, changes),
      ...faultsOf(connection, values, changes, present, (value) => this.sealer.isKnownToAll(value)),
    ];
    if (faults.length > 0) throw new ConnectionWrong(faults);
    const others = Object.entries(sealed).filter(([name]) => !Object.hasOwn(changes, name));
    const given = Object.keys(changes).flatMap((name) => {
      const value = values[name];
      return value ? [[name, this.sealer.seal(name, value)]] : [];
    });
    return { ...Object.fromEntries(others), ...(Object.fromEntries(given) as SealedValues) };
  }
}

/** Secrets that would go to another server than the one that they were entered for; nobody can read them here either. */
function ledElsewhere(
  own: Connection['variables'],
  before: DeclaredValues,
  values: DeclaredValues,
  changes: TypedChanges,
): FieldError[] {
  const isLed = own.some(({ name, leads }) => leads && before[name] && values[name] !== before[name]);
  if (!isLed) return [];
  return own
    .filter(({ name, isSecret }) => isSecret && values[name] && !Object.hasOwn(changes, name))
    .map(({ name, label }) => ({
      field: `values.${name}`,
      message: `Enter ${label} again: it would go to another server`,
    }));
}

/** Which values were entered and which were removed, and none of them. */
const ofNames = (changes: TypedChanges) => ({
  entered: Object.keys(changes).filter((name) => changes[name]?.trim()),
  removed: Object.keys(changes).filter((name) => !changes[name]?.trim()),
});
