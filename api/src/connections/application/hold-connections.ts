import type { Connections } from '../../kernel/connections.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { SealedValues } from '../domain/connection.js';
import { KeptValues } from './kept-values.js';
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

  /** Keeps anew what an older key has sealed, so that the older one can be forgotten, and plainly what is no secret. */
  async sealAnew(): Promise<void> {
    if (Object.keys(this.old(await this.typed.read())).length === 0) return;
    await this.unit.run(async () => {
      const sealed = await this.typed.lock();
      await this.typed.write({ ...sealed, ...this.old(sealed) });
    });
  }

  private kept(): KeptValues {
    return new KeptValues(this.connections, this.sealer);
  }

  holdNow(sealed: SealedValues): void {
    const all = JSON.stringify(sealed);
    if (all === this.held) return;
    this.held = all;
    const opened = Object.entries(sealed).map(([name, value]) => [name, this.kept().open(name, value)?.text]);
    this.connections.hold(Object.fromEntries(opened) as Record<string, string | undefined>);
  }

  /** What is kept as it is kept no more, as it is now. */
  private old(sealed: SealedValues): SealedValues {
    const kept = this.kept();
    const found = Object.entries(sealed).flatMap(([name, value]) => {
      const opened = kept.open(name, value);
      return opened?.isOld ? [[name, kept.keep(name, opened.text)]] : [];
    });
    return Object.fromEntries(found) as SealedValues;
  }
}
