import type { Permission } from '../../kernel/permission.js';
import type { ActionPlugin } from '../actions/contract.js';
import { objectOf, type Schema } from './schema.js';

/** The plugins of what may be proposed, by name. */
export class Actions {
  /** Made once each: whoever holds arguments against one keeps what it has made of it. */
  private readonly schemas: ReadonlyMap<ActionPlugin, Schema>;

  constructor(readonly all: readonly ActionPlugin[]) {
    this.schemas = new Map(all.map((plugin) => [plugin, objectOf(plugin.input, plugin.optional ?? [])]));
  }

  /** What is to be sent to propose it. */
  argumentsOf(plugin: ActionPlugin): Schema {
    return this.schemas.get(plugin) ?? objectOf({});
  }

  /** Undefined also of a plugin that old proposals came from and that is no more: nobody sees these. */
  of(name: string): ActionPlugin | undefined {
    return this.all.find((plugin) => plugin.name === name);
  }

  /** The names of those that somebody may see. */
  seenBy({ permissions }: { permissions: readonly Permission[] }): string[] {
    return this.all.filter(({ reads }) => permissions.includes(reads)).map(({ name }) => name);
  }
}
