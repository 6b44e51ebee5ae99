import { appendFileSync } from 'node:fs';

/** What one buyer knows for certain; each buyer buys once. */
export interface Purchase {
  email: string;
  method: 'card' | 'mobile' | 'cash';
  /** The order that the shop confirmed, null while it has not answered. */
  orderId: string | null;
  /** How it ended for the buyer: what the provider or the shop has said last. */
  outcome: 'sent' | 'placed' | 'paid' | 'declined' | 'refused';
}

/** The book on the buyers' side: on disk before the next step is taken. */
export class Journal {
  readonly purchases: Purchase[] = [];
  /** Answers that nobody should get. */
  readonly surprises: string[] = [];

  constructor(private readonly file: string) {}

  begin(email: string, method: Purchase['method']): Purchase {
    const purchase: Purchase = { email, method, orderId: null, outcome: 'sent' };
    this.purchases.push(purchase);
    this.write(purchase);
    return purchase;
  }

  tell(purchase: Purchase, news: Partial<Pick<Purchase, 'orderId' | 'outcome'>>): void {
    this.write(Object.assign(purchase, news));
  }

  private write(purchase: Purchase): void {
    appendFileSync(this.file, `${JSON.stringify(purchase)}\n`, { flush: true });
  }
}
