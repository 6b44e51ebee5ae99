import { randomUUID } from 'node:crypto';
import type { Client } from '../support/client.js';
import { CARDS, payOnPage, tapOnPhone, wanted, type Goods } from '../support/money.js';
import type { ChaosShop } from './chaos-shop.js';
import type { Journal, Purchase } from './journal.js';
import { pause } from './pause.js';
import { answered, anyDoor, isCut } from './persistence.js';
import type { Random } from './random.js';

const MOST = 3;
const USES_CARD = 0.4;

/** What the buyer sends for goods at the price of the quote, and what is due. */
interface Basket {
  wish: object;
  due: { total: number; amountLeft: number; depositDueNow: number };
}

/** Somebody who buys once, some of it with a gift card, and tries until there is an answer. */
export class Buyer {
  constructor(
    private readonly shop: ChaosShop,
    private readonly journal: Journal,
    private readonly random: Random,
    private readonly token: string,
    private readonly cards: string[],
  ) {}

  async buy(email: string, what: Goods): Promise<void> {
    const method = this.random.pick(['card', 'card', 'mobile', 'cash'] as const);
    const purchase = this.journal.begin(email, method);
    const basket = await this.quote(what);
    if (!basket) return this.journal.tell(purchase, { outcome: 'refused' });
    if (method === 'card') return this.byCard(purchase, basket);
    if (method === 'mobile') return this.byPhone(purchase, basket);
    const { wish, due } = basket;
    await this.place(purchase, '/payments/cash', { ...wish, amount: due.depositDueNow, total: due.total });
  }

  /** Undefined when there is not enough left. */
  private async quote(what: Goods): Promise<Basket | undefined> {
    const card = this.random.next() < USES_CARD ? this.cards.pop() : undefined;
    const wish = {
      ...wanted(what, 1 + this.random.below(MOST)),
      ...(card === undefined ? {} : { giftCards: [card] }),
    };
    const { status, body } = await answered(
      this.journal,
      () => this.post('/payments/quote', wish),
      'a quote',
    );
    return status === 200 ? { wish, due: body.data } : undefined;
  }

  private async byCard(purchase: Purchase, { wish }: Basket): Promise<void> {
    const body = await this.place(purchase, '/payments/create-checkout-session', wish);
    if (!body) return;
    const card = this.random.next() < 0.85 ? CARDS.good : CARDS.declined;
    const next = await this.onPage(() => payOnPage(this.door(), body.url, card));
    if (card === CARDS.declined) return this.journal.tell(purchase, { outcome: 'declined' });
    if (next?.includes('success')) this.journal.tell(purchase, { outcome: 'paid' });
    // every other buyer closes the window instead of coming back to the shop
    if (this.random.next() < 0.5) return;
    const back = () => this.post('/payments/checkout-success', { sessionId: body.id });
    await answered(this.journal, back, 'the way back from the provider');
  }

  private async byPhone(purchase: Purchase, { wish, due }: Basket): Promise<void> {
    const mobileNumber = `+256 770 000 ${100 + this.random.below(200)}`;
    const body = await this.place(purchase, '/payments/mobile', {
      ...wish,
      amount: due.amountLeft,
      total: due.total,
      mobileNumber,
    });
    if (!body) return;
    const reference = await this.onPage(() => this.prompt(body.data.orderId));
    const choice = this.random.next() < 0.8 ? 'approve' : 'reject';
    if (reference) await this.onPage(() => tapOnPhone(this.door(), reference, choice));
  }

  /** Opens an order; undefined when the shop refused it for good. */
  private async place(purchase: Purchase, path: string, body: object) {
    const key = randomUUID();
    const answer = await answered(this.journal, () => this.post(path, body, key), path);
    if (answer.status >= 400) return void this.journal.tell(purchase, { outcome: 'refused' });
    this.journal.tell(purchase, { orderId: answer.body.data.orderId, outcome: 'placed' });
    return answer.body;
  }

  /** What a buyer does at a provider's page: again when the line is cut, not again when the page says no. */
  private async onPage<T>(act: () => Promise<T>): Promise<T | null> {
    for (let tries = 0; tries < 40; tries += 1) {
      try {
        return await act();
      } catch (error) {
        const isAway = /\(50\d\)|ECONN|terminat|database system|no prompt/.test(String(error));
        if (!isCut(error) && !isAway) return null;
      }
      await pause(250);
    }
    return null;
  }

  private async prompt(orderId: string): Promise<string> {
    const asked = `select provider_ref as ref from payment_attempt where order_id = $1 and provider_ref is not null`;
    const [row] = await this.shop.sql<{ ref: string }>(asked, [orderId]);
    if (!row) throw new Error('no prompt yet');
    return row.ref;
  }

  private door(): { client: Client } {
    return anyDoor(this.shop, this.random, this.token);
  }

  private post(path: string, body: object, key?: string) {
    return this.door().client.post(path, body, key === undefined ? {} : { key });
  }
}
