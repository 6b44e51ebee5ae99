import { TypedValues } from '../application/ports.js';
import type { SealedValues } from '../domain/connection.js';

export class InMemoryTypedValues extends TypedValues {
  private kept: SealedValues = {};

  override read(): Promise<SealedValues> {
    return Promise.resolve(this.kept);
  }

  override lock(): Promise<SealedValues> {
    return this.read();
  }

  override write(values: SealedValues): Promise<void> {
    this.kept = values;
    return Promise.resolve();
  }
}
