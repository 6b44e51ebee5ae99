import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { Connection, Connections } from '../../kernel/connections.js';
import type { DeclaredValues } from '../../kernel/declared-variable.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ConnectionNotFound, ConnectionWrong, NoSealingKey, SetByEnvironment } from '../domain/refusals.js';
import type { SealedValues, TypedChanges } from '../domain/connection.js';
import { faultsOf } from './faults.js';
import type { HoldConnections } from './hold-connections.js';
import { KeptValues } from './kept-values.js';
import type { Sealer, TypedValues } from './ports.js';

/** Keeps what a connection is set up with: secrets sealed, all else as it is. */
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
    const kept = new KeptValues(this.connections, this.sealer);
    if (!this.sealer.isReady && !Object.keys(changes).every((one) => kept.isPlain(one)))
      throw new NoSealingKey();
    const sealed = await this.unit.run(async () => {
      const before = await this.typed.lock();
      const next = this.changed(connection, before, changes, kept);
      await this.typed.write(next);
      await this.audit.record({
        ...{ actor, action: 'adminUpdateConnection', entity: 'connection', entityId: name },
        changes: audited(changes, before, next, kept),
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

  private changed(
    connection: Connection,
    sealed: SealedValues,
    changes: TypedChanges,
    kept: KeptValues,
  ): SealedValues {
    const own = connection.variables.filter(({ isOperators }) => !isOperators);
    const before = own.map((one) => {
      const value = sealed[one.name];
      return [one.name, value && kept.open(one.name, value)?.text] as const;
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
      return value ? [[name, kept.keep(name, value)]] : [];
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

/** Which secrets were entered and which were removed, and none of them; of all else what it was and what it is. */
function audited(changes: TypedChanges, before: SealedValues, after: SealedValues, kept: KeptValues) {
  const [plain, secrets] = [true, false].map((isPlain) =>
    Object.keys(changes).filter((name) => kept.isPlain(name) === isPlain),
  ) as [string[], string[]];
  const read = (name: string, value: string | undefined) =>
    value === undefined ? null : (kept.open(name, value)?.text ?? null);
  const changed = plain
    .map((name) => ({ name, from: read(name, before[name]), to: read(name, after[name]) }))
    .filter(({ from, to }) => from !== to);
  return {
    entered: secrets.filter((name) => changes[name]?.trim()),
    removed: secrets.filter((name) => !changes[name]?.trim()),
    ...Object.fromEntries(changed.map(({ name, from, to }) => [name, { from, to }])),
  };
}
