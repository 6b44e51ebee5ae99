import type { Identity } from '../domain/identity.js';

/** Where the shop's identity is kept. */
export abstract class Identities {
  /** Empty until something is decided. */
  abstract read(): Promise<Identity>;
  /** The same until the end of the transaction: whoever else changes it waits. */
  abstract lock(): Promise<Identity>;
  abstract write(identity: Identity): Promise<void>;
}
