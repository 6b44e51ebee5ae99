import type { Connection, ConnectionGroup, Connections, Origin } from '../../kernel/connections.js';
import type { DeclaredVariable } from '../../kernel/declared-variable.js';
import type { Reached } from '../domain/connection.js';
import { ConnectionNotFound } from '../domain/refusals.js';
import type { Reach } from './ports.js';

/** One value of a connection, as far as it is shown. */
export interface SeenValue {
  name: string;
  label: string;
  help: string;
  isSecret: boolean;
  isNeeded: boolean;
  choices: readonly string[];
  /** What holds; null where it is a secret, or nothing does. */
  value: string | null;
  /** The last four of a secret that is set; four dots where it is short. */
  ending: string | null;
}

export interface SeenConnection {
  name: string;
  label: string;
  group: ConnectionGroup;
  origin: Origin;
  state: Reached;
  canBeTried: boolean;
  /** The address that its owner has to enter there; null where there is none. */
  webhook: { url: string; events: readonly string[] } | null;
  values: readonly SeenValue[];
}

/** Too short a secret would be given away by its last four. */
const LONG_ENOUGH = 12;

/** The connections as people may see them: no secret leaves the process. */
export class SeenConnections {
  constructor(
    private readonly connections: Connections,
    private readonly reach: Reach,
  ) {}

  all(): SeenConnection[] {
    return this.connections.all.map((one) => this.seen(one));
  }

  /** @throws ConnectionNotFound */
  one(name: string): SeenConnection {
    const found = this.connections.all.find((connection) => connection.name === name);
    if (!found) throw new ConnectionNotFound();
    return this.seen(found);
  }

  private seen(connection: Connection): SeenConnection {
    const { name, label, group, variables, webhook, tryOut } = connection;
    const values = this.connections.values(connection);
    const own = variables.filter(({ isOperators }) => !isOperators);
    return {
      ...{ name, label, group, origin: this.connections.originOf(connection) },
      state: this.reach.of(name),
      canBeTried: tryOut !== undefined,
      webhook: webhook ? { url: `${this.reach.origin}${webhook.path}`, events: webhook.events } : null,
      values: own.map((one) => seenValue(one, values[one.name])),
    };
  }
}

function seenValue(variable: DeclaredVariable, value: string | undefined): SeenValue {
  const { name, label, help = '', isSecret = false, isNeeded = false, choices = [] } = variable;
  const shown = isSecret || !value ? null : value;
  return {
    ...{ name, label, help, isSecret, isNeeded, choices, value: shown },
    ending: isSecret && value ? (value.length < LONG_ENOUGH ? '••••' : value.slice(-4)) : null,
  };
}
