import { Carts, type OrderedLine } from '../application/ports.js';

interface Line {
  lineId: string;
  quantity: number;
  orderId: string | null;
}

/** Carts as far as paying for them goes, in memory: lines by variant. */
export class InMemoryPaidCarts extends Carts {
  private readonly carts = new Map<string, Map<string, Line>>();

  constructor(private readonly isWaiting: (orderId: string) => Promise<boolean>) {
    super();
  }

  put(accountId: string, variantId: string, quantity: number, lineId: string = variantId): void {
    this.lines(accountId).set(variantId, { lineId, quantity, orderId: null });
  }

  /** Pieces by variant. */
  of(accountId: string): Map<string, number> {
    return new Map([...this.lines(accountId)].map(([variantId, { quantity }]) => [variantId, quantity]));
  }

  override ordered(accountId: string): Promise<OrderedLine[]> {
    return Promise.all(
      [...this.lines(accountId).values()].flatMap(({ lineId, orderId }) =>
        orderId === null
          ? []
          : [this.isWaiting(orderId).then((isWaiting) => ({ lineId, orderId, isWaiting }))],
      ),
    );
  }

  override give(lineIds: readonly string[], orderId: string, earlier: readonly string[]): Promise<boolean> {
    const all = [...this.carts.values()].flatMap((lines) => [...lines.values()]);
    const wanted = all.filter((line) => lineIds.includes(line.lineId));
    const isFree = ({ orderId: last }: Line) => last === null || earlier.includes(last);
    if (wanted.length < lineIds.length || !wanted.every(isFree)) return Promise.resolve(false);
    for (const line of wanted) line.orderId = orderId;
    return Promise.resolve(true);
  }

  override takeOut(
    order: { id: string; accountId: string },
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void> {
    const own = this.lines(order.accountId);
    for (const { variantId, quantity } of bought) {
      const line = own.get(variantId);
      if (line?.orderId !== order.id) continue;
      if (line.quantity > quantity)
        own.set(variantId, { ...line, quantity: line.quantity - quantity, orderId: null });
      else own.delete(variantId);
    }
    return Promise.resolve();
  }

  private lines(accountId: string): Map<string, Line> {
    const own = this.carts.get(accountId) ?? new Map<string, Line>();
    this.carts.set(accountId, own);
    return own;
  }
}
