import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { InStockAlready, NothingToWaitFor } from '../domain/refusals.js';
import type { Alerts, Asker, Wanted } from './ports.js';

const AT_ONCE = 200;

/** "Tell me when it is back": one mail to each address when stock returns, and the address is forgotten. */
export class BackInStock {
  constructor(
    private readonly alerts: Alerts,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NothingToWaitFor, InStockAlready */
  ask(wanted: Wanted, email: string, asker: Asker): Promise<void> {
    return this.unit.run(async () => {
      const inStock = await this.alerts.isInStock(wanted);
      if (inStock === undefined) throw new NothingToWaitFor();
      if (inStock) throw new InStockAlready();
      await this.alerts.remember(wanted, email, asker);
    });
  }

  /** Tells everybody whose wait is over. Returns how many. */
  async tell(): Promise<number> {
    let told = 0;
    for (;;) {
      const arrived = await this.unit.run(() => this.some());
      told += arrived;
      if (arrived < AT_ONCE) return told;
    }
  }

  private async some(): Promise<number> {
    const arrived = await this.alerts.takeArrived(AT_ONCE);
    for (const { variantId = null, ...arrival } of arrived)
      await this.outbox.publish({ topic: 'mail.back-in-stock', payload: { ...arrival, variantId } });
    return arrived.length;
  }
}
