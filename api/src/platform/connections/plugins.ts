import type { FactoryProvider } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Connections, type Connection, type ConnectionGroup, type Trial } from '../../kernel/connections.js';
import type { DeclaredValues } from '../../kernel/declared-variable.js';
import { Ids } from '../../kernel/ids.js';
import { Config } from '../config/config.js';
import { ProviderAccess } from '../config/provider-access.js';
import { TypedAddresses } from '../outbound/typed-addresses.js';

/** What the shop lends to whoever speaks to a service outside of it. */
export interface PluginTools {
  /** Where services are and what opens them; asked at each call. */
  access: ProviderAccess;
  /** What holds now of the plugin's variables, with their fallbacks; asked at each call. */
  values: () => DeclaredValues;
  clock: Clock;
  ids: Ids;
  /** The way to a server that a person typed. */
  addresses: TypedAddresses;
}

/** What a plugin says of itself; pure data. */
export type PluginDefinition = Omit<Connection, 'group' | 'tryOut'>;

/** One service of its kind, in a folder of its own. */
export interface Plugin<Made> extends PluginDefinition {
  /** Reads the code that speaks to it. */
  load: () => Promise<{ make: (tools: PluginTools) => Made & Partial<Tried> }>;
}

/** What can be asked for something that changes nothing. */
export interface Tried {
  tryOut: () => Promise<Trial>;
}

/** What stands behind a port is put together of plugins; each of them is a connection of this group. */
export const plugged = <Port, Made>(
  port: abstract new (...args: never[]) => Port,
  all: readonly Plugin<Made>[],
  group: ConnectionGroup,
  together: (made: readonly Made[], access: ProviderAccess) => Port,
): FactoryProvider<Promise<Port>> => ({
  provide: port,
  inject: [ProviderAccess, Connections, Clock, Ids, Config],
  useFactory: async (
    access: ProviderAccess,
    connections: Connections,
    clock: Clock,
    ids: Ids,
    config: Config,
  ) => {
    const lent = { access, clock, ids, addresses: new TypedAddresses(config) };
    const made = all.map(async ({ load, ...plugin }) => {
      // known before its code has come: all stand in the same order in every process
      const connection: Connection = { ...plugin, group };
      connections.add(connection);
      const one = (await load()).make({ ...lent, values: () => connections.values(plugin) });
      if (one.tryOut) connection.tryOut = one.tryOut.bind(one);
      return one;
    });
    return together(await Promise.all(made), access);
  },
});
