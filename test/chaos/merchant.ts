import { randomUUID } from 'node:crypto';
import type { Json } from '../support/client.js';
import type { Goods } from '../support/money.js';
import { Staff } from './staff.js';

const ORDERED = 5;
const CARD = 5;
const TERMS = [
  { name: 'A twentieth', kind: 'percent', values: { percent: 5 } },
  { name: 'The first forty', kind: 'amount', values: { amount: 1 }, maxUses: 40 },
  { name: 'As long as it lasts', kind: 'percent', values: { percent: 3 }, budget: 30, perCustomer: 1 },
];
const BUNDLED = 2;

const often = <Act>(act: Act): Act[] => [act, act, act];

/** What staff was told, on their side: each act has its own reason or id. */
export interface Told {
  /** By their reason, what was refunded, and what was refused. */
  refunds: Map<string, boolean>;
  /** By purchase order, how many pieces came. */
  arrivals: Map<string, number>;
}

/** Staff who send, refund and change what was bought, order goods and give cards away, and try until there is an answer. */
export class Merchant extends Staff {
  readonly told: Told = { refunds: new Map(), arrivals: new Map() };
  /** How often what was done. */
  readonly acts = { parcels: 0, refunds: 0, changes: 0, arrivals: 0, cards: 0 };
  /** Codes of gift cards that nobody has used yet. */
  readonly cards: string[] = [];
  /** What is done most often stands there most often. */
  private readonly day = [
    ...often(() => this.onOrder('processing', 'ship', (order) => this.send(order))),
    ...often(() => this.onOrder('processing', 'refund', (order) => this.refund(order))),
    ...often(() => this.onOrder('processing', 'edit', (order) => this.change(order))),
    () => this.orderGoods(),
    () => this.giveCard(),
  ];

  /** Discounts for all goods, two of them with limits that are reached; `bundle` becomes pieces of the first two goods. */
  async open(bundle: Goods): Promise<void> {
    for (const terms of TERMS) await this.must('POST', '/admin/discounts', terms);
    const parts = this.desk.shelf.slice(0, BUNDLED).map(({ variantId }) => ({ variantId, quantity: 1 }));
    const bundles = [{ variantId: bundle.variantId, parts }];
    await this.must('PUT', `/admin/products/${bundle.productId}/bundles`, { bundles });
    await this.giveCard();
  }

  /** One thing of a merchant's day. */
  act(): Promise<void> {
    return this.desk.random.pick(this.day)();
  }

  /** What does not agree with what staff was told. */
  async disagreements(): Promise<string[]> {
    const found: string[] = [];
    const refunds = await this.desk.shop.sql<{ reason: string; is_twice: boolean }>(
      `select reason, count(*) > count(distinct attempt_id) as is_twice from refund where reason like 'Torn %' group by reason`,
    );
    const kept = new Map(refunds.map(({ reason, is_twice }) => [reason, is_twice]));
    for (const [reason, isDone] of this.told.refunds) {
      if (isDone !== kept.has(reason))
        found.push(`a refund was ${isDone ? 'lost' : 'refused and made'}: ${reason}`);
      if (kept.get(reason)) found.push(`a refund was made twice: ${reason}`);
    }
    for (const [id, received] of this.told.arrivals) {
      const { body } = await this.ask('GET', `/admin/purchase-orders/${id}`);
      if (body.received !== received)
        found.push(`${received} pieces came, ${body.received} are booked: ${id}`);
    }
    const [row] = await this.desk.shop.sql<{ cards: number }>(
      `select count(*)::int as cards from credit where kind = 'gift-card'`,
    );
    if (row?.cards !== this.acts.cards)
      found.push(`${this.acts.cards} cards were given, there are ${row?.cards}`);
    return found;
  }

  /** A parcel with one piece, or all there is of it. */
  private async send({ id, toSend }: Json): Promise<void> {
    const [first] = toSend;
    if (!first) return;
    const quantity = 1 + this.desk.random.below(first.quantity);
    const packed = await this.ask('POST', `/admin/orders/${id}/parcels`, {
      lines: [{ variantId: first.variantId, quantity }],
    });
    if (packed.status !== 200) return;
    this.acts.parcels += 1;
    const parcel = `/admin/orders/${id}/parcels/${packed.body.id}`;
    const label = { carrier: 'DHL', trackingNumber: `CH${randomUUID().slice(0, 8)}` };
    await this.ask('POST', `${parcel}/shipment`, label);
    if (this.desk.random.next() < 0.5) await this.ask('POST', `${parcel}/delivery`, {});
  }

  private async refund({ id, toSend }: Json): Promise<void> {
    const reason = `Torn ${randomUUID()}`;
    if (toSend.length === 0) return;
    const { variantId } = this.desk.random.pick(toSend as Json[]);
    const lines = [{ variantId, quantity: 1 }];
    const { status } = await this.ask('POST', `/admin/orders/${id}/refunds`, { lines, reason });
    this.told.refunds.set(reason, status === 200);
    if (status === 200) this.acts.refunds += 1;
  }

  private async change({ id, toSend }: Json): Promise<void> {
    if (toSend.length === 0) return;
    const { variantId } = this.desk.random.pick(toSend as Json[]);
    const other = this.desk.random.pick(this.desk.shelf);
    const { status } = await this.ask('POST', `/admin/orders/${id}/edits`, {
      leaving: [{ variantId, quantity: 1 }],
      items: [{ variantId: other.variantId, quantity: 1 }],
    });
    if (status === 200) this.acts.changes += 1;
  }

  /** Ordered, sent, and come in two parts. */
  private async orderGoods(): Promise<void> {
    const { variantId } = this.desk.shelf.at(-1) ?? this.desk.random.pick(this.desk.shelf);
    const lines = [{ variantId, quantity: ORDERED, cost: 7 }];
    let { body: order } = await this.must('POST', '/admin/purchase-orders', { supplier: 'Weavers', lines });
    this.told.arrivals.set(order.id, 0);
    const path = `/admin/purchase-orders/${order.id}`;
    ({ body: order } = await this.must('POST', `${path}/send`, { version: order.version }));
    for (const received of [2, ORDERED - 2]) {
      const body = { version: order.version, lines: [{ variantId, received, lost: 0 }] };
      ({ body: order } = await this.must('POST', `${path}/receive`, body));
      this.acts.arrivals += 1;
      this.told.arrivals.set(order.id, (this.told.arrivals.get(order.id) ?? 0) + received);
    }
  }

  private async giveCard(): Promise<void> {
    const { body } = await this.must('POST', '/admin/credit', { amount: CARD, reason: 'A prize' });
    this.acts.cards += 1;
    this.cards.push(body.code);
  }
}
