import type { Permission } from '../../kernel/permission.js';
import type { ActionRoom } from '../actions/contract.js';
import { objectOf, type Schema } from './schema.js';

/** The rooms of what may be proposed, by name. */
export class Actions {
  /** Made once each: whoever holds arguments against one keeps what it has made of it. */
  private readonly schemas: ReadonlyMap<ActionRoom, Schema>;

  constructor(readonly all: readonly ActionRoom[]) {
    this.schemas = new Map(all.map((room) => [room, objectOf(room.input, room.optional ?? [])]));
  }

  /** What is to be sent to propose it. */
  argumentsOf(room: ActionRoom): Schema {
    return this.schemas.get(room) ?? objectOf({});
  }

  /** Undefined also of a room that old proposals came from and that is no more: nobody sees these. */
  of(name: string): ActionRoom | undefined {
    return this.all.find((room) => room.name === name);
  }

  /** The names of those that somebody may see. */
  seenBy({ permissions }: { permissions: readonly Permission[] }): string[] {
    return this.all.filter(({ reads }) => permissions.includes(reads)).map(({ name }) => name);
  }
}
