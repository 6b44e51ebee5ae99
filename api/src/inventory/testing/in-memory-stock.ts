import { Stock } from '../application/ports.js';
import type { Demand } from '../domain/demand.js';
import { shelved, type Shelving } from '../domain/shelving.js';
import { NothingToRestock, OutOfStock } from '../domain/refusals.js';

const MINUTE_MS = 60_000;

interface StockLevel {
  /** null is any number. */
  onHand: number | null;
  held: number;
}

interface Hold extends Demand {
  orderId: string;
  state: 'held' | 'committed' | 'released' | 'returned';
  returned: number;
}

/** The stock in memory, for use cases in milliseconds. */
export class InMemoryStock extends Stock {
  private readonly levels = new Map<string, StockLevel>();
  private readonly holds: Hold[] = [];

  constructor(private readonly now: () => Date = () => new Date()) {
    super();
  }

  put(variantId: string, onHand: number | null): void {
    this.levels.set(variantId, { onHand, held: 0 });
  }

  level(variantId: string): StockLevel {
    const found = this.levels.get(variantId);
    if (!found) throw new Error(`nothing is known of ${variantId}`);
    return found;
  }

  override async hold(orderId: string, demand: readonly Demand[], minutes: number): Promise<Date> {
    for (const { variantId, quantity } of demand) {
      const { onHand, held } = this.level(variantId);
      if (onHand !== null && onHand - held < quantity) throw new OutOfStock(variantId, onHand - held);
    }
    for (const one of demand) {
      this.level(one.variantId).held += one.quantity;
      this.holds.push({ ...one, orderId, state: 'held', returned: 0 });
    }
    return Promise.resolve(new Date(this.now().getTime() + minutes * MINUTE_MS));
  }

  override commit(orderId: string): Promise<boolean> {
    return this.turn(orderId, 'held', 'committed', (level, pieces) => move(level, -pieces, -pieces));
  }

  override release(orderId: string): Promise<boolean> {
    return this.turn(orderId, 'held', 'released', (level, pieces) => move(level, 0, -pieces));
  }

  override takeBack(orderId: string, shelving: Shelving = {}): Promise<boolean> {
    return this.turn(orderId, 'committed', 'returned', (level, quantity, variantId) => {
      for (const piece of shelved([{ variantId, quantity }], shelving).fit) move(level, piece.quantity, 0);
    });
  }

  override async restock(orderId: string, pieces: readonly Demand[]): Promise<void> {
    const found = pieces.map((piece) => {
      const hold = this.committed(orderId).find((one) => one.variantId === piece.variantId);
      if (!hold || hold.returned + piece.quantity > hold.quantity)
        throw new NothingToRestock(piece.variantId);
      return { hold, quantity: piece.quantity };
    });
    for (const { hold, quantity } of found) {
      hold.returned += quantity;
      move(this.level(hold.variantId), quantity, 0);
    }
    return Promise.resolve();
  }

  override canRestock(orderId: string): Promise<boolean> {
    return Promise.resolve(this.committed(orderId).some((hold) => hold.returned < hold.quantity));
  }

  private committed(orderId: string): Hold[] {
    return this.holds.filter((one) => one.orderId === orderId && one.state === 'committed');
  }

  private turn(
    orderId: string,
    from: Hold['state'],
    to: Hold['state'],
    change: (level: StockLevel, pieces: number, variantId: string) => void,
  ): Promise<boolean> {
    const turned = this.holds.filter((one) => one.orderId === orderId && one.state === from);
    for (const hold of turned) {
      hold.state = to;
      change(this.level(hold.variantId), hold.quantity - hold.returned, hold.variantId);
    }
    return Promise.resolve(turned.some((hold) => hold.quantity > hold.returned));
  }
}

function move(level: StockLevel, onHand: number, held: number): void {
  if (level.onHand !== null) level.onHand += onHand;
  level.held += held;
}
