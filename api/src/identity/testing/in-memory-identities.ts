import { Identities } from '../application/ports.js';
import type { Identity } from '../domain/identity.js';

export class InMemoryIdentities extends Identities {
  private kept: Identity = {};

  override read(): Promise<Identity> {
    return Promise.resolve(this.kept);
  }

  override lock(): Promise<Identity> {
    return this.read();
  }

  override write(identity: Identity): Promise<void> {
    this.kept = identity;
    return Promise.resolve();
  }
}
