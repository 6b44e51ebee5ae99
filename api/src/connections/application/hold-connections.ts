import type { Connections } from '../../kernel/connections.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { SealedValues } from '../domain/connection.js';
import type { Sealer, TypedValues } from './ports.js';

/** Lets this process go by what was typed in the panel, whichever process took it. */
export class HoldConnections {
  private held: string | undefined;

  constructor(
    private readonly typed: TypedValues,
    private readonly sealer: Sealer,
    private readonly connections: Connections,
    private readonly unit: UnitOfWork,
  ) {}

  /** Values that cannot be opened are left where they are and count as absent. */
  async holdConnections(): Promise<void> {
    this.holdNow(await this.typed.read());
  }

  /** Seals anew what an older key has sealed, so that the older one can be forgotten. */
  async sealAnew(): Promise<void> {
    if (Object.keys(this.old(await this.typed.read())).length === 0) return;
    await this.unit.run(async () => {
      const sealed = await this.typed.lock();
      await this.typed.write({ ...sealed, ...this.old(sealed) });
    });
  }

  holdNow(sealed: SealedValues): void {
    const all = JSON.stringify(sealed);
    if (all === this.held) return;
    this.held = all;
    const opened = Object.entries(sealed).map(([name, value]) => [name, this.sealer.open(name, value)?.text]);
    this.connections.hold(Object.fromEntries(opened) as Record<string, string | undefined>);
  }

  /** What an older key has sealed, sealed by the present one. */
  private old(sealed: SealedValues): SealedValues {
    const found = Object.entries(sealed).flatMap(([name, value]) => {
      const opened = this.sealer.open(name, value);
      return opened?.isOld ? [[name, this.sealer.seal(name, opened.text)]] : [];
    });
    return Object.fromEntries(found) as SealedValues;
  }
}
