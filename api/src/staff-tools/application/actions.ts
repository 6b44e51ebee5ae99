import type { Permission } from '../../kernel/permission.js';
import type { ActionRoom } from '../actions/contract.js';

/** The rooms of what may be proposed, by name. */
export class Actions {
  constructor(readonly all: readonly ActionRoom[]) {}

  /** Undefined also of a room that old proposals came from and that is no more: nobody sees these. */
  of(name: string): ActionRoom | undefined {
    return this.all.find((room) => room.name === name);
  }

  /** The names of those that somebody may see. */
  seenBy({ permissions }: { permissions: readonly Permission[] }): string[] {
    return this.all.filter(({ reads }) => permissions.includes(reads)).map(({ name }) => name);
  }
}
