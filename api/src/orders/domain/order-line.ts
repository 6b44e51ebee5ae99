import type { BundlePart } from '../../kernel/bundle.js';
import { Money } from '../../kernel/money.js';
import type { LineSnapshot } from './snapshots.js';

/** One line of an order: a snapshot that never changes again. */
export class OrderLine {
  readonly productId!: string;
  readonly variantId!: string;
  readonly sku!: string;
  readonly name!: string;
  readonly options!: Readonly<Record<string, string>>;
  readonly original: Exclude<LineSnapshot['original'], undefined>;
  readonly image!: string | null;
  readonly description!: string;
  readonly needsDelivery: boolean | null;
  readonly quantity!: number;
  /** What one piece of a bundle is made of; null of anything else. */
  readonly parts: readonly BundlePart[] | null;
  readonly listPrice!: Money;
  readonly unitPrice!: Money;
  readonly discount!: Money;
  readonly total!: Money;

  private constructor(
    readonly id: string,
    readonly position: number,
    snapshot: LineSnapshot,
  ) {
    Object.assign(this, snapshot);
    this.original = snapshot.original ?? null;
    this.parts = snapshot.parts ?? null;
    this.needsDelivery = snapshot.needsDelivery ?? null;
    this.total = this.subtotal.minus(this.discount);
  }

  static of(id: string, position: number, snapshot: LineSnapshot): OrderLine {
    return new OrderLine(id, position, snapshot);
  }

  /** What the shop itself called it. */
  get own(): { name: string; options: Readonly<Record<string, string>> } {
    return this.original ?? { name: this.name, options: this.options };
  }

  /** Before the coupon. */
  get subtotal(): Money {
    return this.unitPrice.times(this.quantity);
  }
}
