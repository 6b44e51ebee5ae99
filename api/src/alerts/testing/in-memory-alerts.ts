import { mailboxOf } from '../../kernel/mailbox.js';
import { Alerts, type Arrival, type Asker, type Wanted } from '../application/ports.js';

const [ASKED, OF_ALL] = [10, 40];

/** Who waits for what in memory, all within one day, and the products on sale with the pieces of their variants. */
export class InMemoryAlerts extends Alerts {
  /** Pieces by variant, of each product. */
  readonly products = new Map<string, { name: string; pieces: Record<string, number> }>();
  waiting: (Wanted & Pick<Arrival, 'email' | 'language'>)[] = [];
  private readonly asked = new Map<string, number>();

  override isInStock(wanted: Wanted): Promise<boolean | undefined> {
    const pieces = this.pieces(wanted);
    return Promise.resolve(pieces.length === 0 ? undefined : pieces.some((one) => one > 0));
  }

  override remember(
    { productId, variantId = null }: Wanted,
    email: string,
    { ip, language, account }: Asker,
  ): Promise<boolean> {
    const mailbox = mailboxOf(email);
    const isOwn = account !== undefined && mailboxOf(account.email) === mailbox;
    if (this.count(isOwn ? account.accountId : `${mailbox} ${ip}`) > ASKED) return Promise.resolve(false);
    if (!isOwn && this.count(mailbox) > OF_ALL) return Promise.resolve(false);
    const others = this.waiting.filter(
      (one) =>
        one.productId !== productId || one.variantId !== variantId || keyOf(one.email) !== keyOf(email),
    );
    this.waiting = [...others, { productId, variantId, email, language }];
    return Promise.resolve(true);
  }

  override takeArrived(limit: number): Promise<Arrival[]> {
    const isThere = (wanted: Wanted) => this.pieces(wanted).some((pieces) => pieces > 0);
    const taken = this.waiting.filter(isThere).slice(0, limit);
    this.waiting = this.waiting.filter((one) => !taken.includes(one));
    const named = ({ productId }: Wanted) => ({ product: this.products.get(productId)?.name ?? '' });
    return Promise.resolve(taken.map((one) => ({ ...one, ...named(one) })));
  }

  private count(bucket: string): number {
    const times = (this.asked.get(bucket) ?? 0) + 1;
    this.asked.set(bucket, times);
    return times;
  }

  private pieces({ productId, variantId = null }: Wanted): number[] {
    const all = Object.entries(this.products.get(productId)?.pieces ?? {});
    return all.filter(([id]) => variantId === null || id === variantId).map(([, pieces]) => pieces);
  }
}

const keyOf = (email: string) => email.trim().toLowerCase();
