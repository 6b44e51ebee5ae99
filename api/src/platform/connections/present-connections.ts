import { Injectable } from '@nestjs/common';
import {
  Connections,
  type Connection,
  type ConnectionGroup,
  type Declaring,
  type Origin,
} from '../../kernel/connections.js';
import { baseCurrency } from '../../kernel/currency.js';
import { valuesOf, type DeclaredValues } from '../../kernel/declared-variable.js';
import { Config } from '../config/config.js';
import { ProviderAccess } from '../config/provider-access.js';

/** The environment wins over what was typed; whoever asks at each call has what holds now. */
@Injectable()
export class PresentConnections implements Connections {
  private readonly known: Connection[] = [];
  private typed: DeclaredValues = {};

  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
  ) {}

  get all(): readonly Connection[] {
    return this.known;
  }

  add(connection: Connection): void {
    this.known.push(connection);
    this.reach(connection);
  }

  reaches(wanted: ConnectionGroup): boolean {
    return this.known.some(({ name, group }) => group === wanted && this.access.has(name));
  }

  originOf({ variables, isOfEnvironment }: Declaring): Origin {
    const { given } = this.config;
    const own = variables.filter(({ isOperators }) => !isOperators);
    const isSet = isOfEnvironment ?? ((values) => own.some((one) => one.isNeeded && values[one.name]));
    if (isSet(given)) return 'environment';
    return own.some(({ name }) => this.typed[name]) ? 'panel' : 'nowhere';
  }

  values(declaring: Declaring): DeclaredValues {
    const own = this.originOf(declaring) === 'panel' ? this.typed : this.config.given;
    const now = declaring.variables.map(({ name, isOperators }) => [
      name,
      isOperators ? this.config.given[name] : own[name],
    ]);
    return valuesOf(declaring.variables, Object.fromEntries(now) as DeclaredValues);
  }

  value(wanted: string): string | undefined {
    const declaring = this.known.find(({ variables }) => variables.some(({ name }) => name === wanted));
    return declaring && this.values(declaring)[wanted];
  }

  hold(typed: DeclaredValues): void {
    const before = this.typed;
    this.typed = typed;
    for (const connection of this.known)
      if (connection.variables.some(({ name }) => before[name] !== typed[name])) this.reach(connection);
  }

  private reach(connection: Connection): void {
    const { name, access, hold, movesMoney, contradictions } = connection;
    const values = this.values(connection);
    hold?.(values);
    if (!access) return;
    const isWhole = (contradictions?.(values, baseCurrency().code) ?? []).length === 0;
    const door = isWhole ? access(values) : undefined;
    const more = movesMoney?.(values) ? { movesMoney: true as const } : {};
    if (door) this.access.announce(name, { ...door, ...more });
    else this.access.withdraw(name);
  }
}
