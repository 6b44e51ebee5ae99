import { HandedOver } from '../application/handed-over.js';

/** What was handed over of orders: some of those, and all of these. */
export class InMemoryHandedOver extends HandedOver {
  readonly some = new Set<string>();
  readonly whole = new Set<string>();

  override someOf(orderId: string): Promise<boolean> {
    return Promise.resolve(this.some.has(orderId) || this.whole.has(orderId));
  }

  override filesOf(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override downloadedOf(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set());
  }

  override wholly(most: number): Promise<string[]> {
    return Promise.resolve([...this.whole].slice(0, most));
  }

  override isWholly(orderId: string): Promise<boolean> {
    return Promise.resolve(this.whole.has(orderId));
  }
}
