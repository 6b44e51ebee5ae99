import { Carts, type Addition, type CartLine, type GoneLine, type Shortage } from '../application/ports.js';
import { MOST_LINES, MOST_PER_LINE } from '../domain/refusals.js';

/** What a cart's line needs to know of a variant. `stock` null is any number. */
export interface Sold {
  variantId: string;
  productId: string;
  price: number;
  stock: number | null;
  isArchived?: boolean;
}

interface Row {
  id: string;
  accountId: string;
  variantId: string;
  quantity: number;
}

const enough = (stock: number | null, quantity: number) => stock === null || stock >= quantity;

/** Carts in memory over what the shop sells, cheapest first. */
export class InMemoryCarts extends Carts {
  private rows: Row[] = [];
  private count = 0;

  constructor(private readonly sold: readonly Sold[]) {
    super();
  }

  override lines(accountId: string): Promise<CartLine[]> {
    return Promise.resolve(
      this.rows
        .filter((row) => row.accountId === accountId && !this.isArchived(row))
        .map((row) => this.shown(row)),
    );
  }

  override gone(accountId: string): Promise<GoneLine[]> {
    const rows = this.rows.filter((row) => row.accountId === accountId && this.isArchived(row));
    return Promise.resolve(rows.map((row) => this.shown(row)));
  }

  override async line(accountId: string, lineId: string): Promise<CartLine | undefined> {
    return (await this.lines(accountId)).find(({ id }) => id === lineId);
  }

  override add(addition: Addition): Promise<CartLine | undefined> {
    const { accountId, quantity } = addition;
    const chosen = this.chosen(addition);
    const own = this.rows.filter((row) => row.accountId === accountId);
    const row = own.find(({ variantId }) => variantId === chosen?.variantId);
    const sum = (row?.quantity ?? 0) + quantity;
    const fits = row ? sum <= MOST_PER_LINE : own.length < MOST_LINES;
    if (!chosen || !fits || !enough(chosen.stock, sum)) return Promise.resolve(undefined);
    const kept = row ?? {
      id: `line-${(this.count += 1)}`,
      accountId,
      variantId: chosen.variantId,
      quantity: 0,
    };
    kept.quantity = sum;
    if (!row) this.rows.push(kept);
    return Promise.resolve(this.shown(kept));
  }

  override shortage(addition: Addition): Promise<Shortage | undefined> {
    const chosen = this.chosen(addition);
    const own = this.rows.filter((row) => row.accountId === addition.accountId);
    const inCart = own.find(({ variantId }) => variantId === chosen?.variantId)?.quantity ?? 0;
    return Promise.resolve(chosen && { available: chosen.stock, inCart, lines: own.length });
  }

  override setQuantity(accountId: string, lineId: string, quantity: number): Promise<boolean> {
    const row = this.rows.find((one) => one.id === lineId && one.accountId === accountId);
    const can = row && (enough(this.shown(row).stock, quantity) || row.quantity >= quantity);
    if (can) row.quantity = quantity;
    return Promise.resolve(can === true);
  }

  override remove(accountId: string, lineId: string): Promise<boolean> {
    const left = this.rows.filter((one) => one.id !== lineId || one.accountId !== accountId);
    const isGone = left.length < this.rows.length;
    this.rows = left;
    return Promise.resolve(isGone);
  }

  override clear(accountId: string): Promise<void> {
    this.rows = this.rows.filter((one) => one.accountId !== accountId);
    return Promise.resolve();
  }

  private isArchived({ variantId }: Row): boolean {
    return this.sold.some((one) => one.variantId === variantId && one.isArchived);
  }

  private chosen({ productId, variantId }: Addition): Sold | undefined {
    const named = this.sold.filter((one) => one.productId === productId);
    if (variantId) return named.find((one) => one.variantId === variantId);
    return named.find(({ stock }) => enough(stock, 1)) ?? named[0];
  }

  private shown({ id, variantId, quantity }: Row): CartLine {
    const {
      productId = '',
      price = 0,
      stock = 0,
    } = this.sold.find((one) => one.variantId === variantId) ?? {};
    const words = { name: 'Jacket', options: {}, originalPrice: null, image: null };
    return {
      ...words,
      _id: id,
      id,
      productId,
      variantId,
      price,
      quantity,
      stock,
      lineTotal: price * quantity,
    };
  }
}
