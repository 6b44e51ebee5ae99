import { randomUUID } from 'node:crypto';
import type { Answer, Json } from '../support/client.js';
import type { Goods } from '../support/money.js';
import type { ChaosShop } from './chaos-shop.js';
import type { Journal } from './journal.js';
import { answered, anyDoor } from './persistence.js';
import type { Random } from './random.js';

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
export class Merchant {
  readonly told: Told = { refunds: new Map(), arrivals: new Map() };
  /** How often what was done. */
  readonly acts = { parcels: 0, refunds: 0, changes: 0, arrivals: 0, cards: 0 };
  /** Codes of gift cards that nobody has used yet. */
  readonly cards: string[] = [];
  /** What is done most often stands there most often. */
  private readonly day = [
    ...often(() => this.onOrder('ship', (order) => this.send(order))),
    ...often(() => this.onOrder('refund', (order) => this.refund(order))),
    ...often(() => this.onOrder('edit', (order) => this.change(order))),
    () => this.orderGoods(),
    () => this.giveCard(),
  ];

  constructor(
    private readonly shop: ChaosShop,
    private readonly journal: Journal,
    private readonly random: Random,
    private readonly token: string,
    private readonly shelf: readonly Goods[],
  ) {}

  /** Discounts for all goods, two of them with limits that are reached; `bundle` becomes pieces of the first two goods. */
  async open(bundle: Goods): Promise<void> {
    for (const terms of TERMS) await this.must('POST', '/admin/discounts', terms);
    const parts = this.shelf.slice(0, BUNDLED).map(({ variantId }) => ({ variantId, quantity: 1 }));
    const bundles = [{ variantId: bundle.variantId, parts }];
    await this.must('PUT', `/admin/products/${bundle.productId}/bundles`, { bundles });
    await this.giveCard();
  }

  /** One thing of a merchant's day. */
  act(): Promise<void> {
    return this.random.pick(this.day)();
  }

  /** What does not agree with what staff was told. */
  async disagreements(): Promise<string[]> {
    const found: string[] = [];
    const refunds = await this.shop.sql<{ reason: string; is_twice: boolean }>(
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
    const [row] = await this.shop.sql<{ cards: number }>(
      `select count(*)::int as cards from credit where kind = 'gift-card'`,
    );
    if (row?.cards !== this.acts.cards)
      found.push(`${this.acts.cards} cards were given, there are ${row?.cards}`);
    return found;
  }

  private async onOrder(action: string, act: (order: Json) => Promise<unknown>): Promise<void> {
    const query = new URLSearchParams({
      filter: JSON.stringify({ status: 'processing' }),
      sort: '["createdAt","DESC"]',
      range: '[0,9]',
    });
    const { body } = await this.ask('GET', `/admin/orders?${query}`);
    if (!Array.isArray(body) || body.length === 0) return;
    const { body: order } = await this.ask('GET', `/admin/orders/${this.random.pick<Json>(body).id}`);
    if (order.legalActions?.includes(action)) await act(order);
  }

  /** A parcel with one piece, or all there is of it. */
  private async send({ id, toSend }: Json): Promise<void> {
    const [first] = toSend;
    if (!first) return;
    const quantity = 1 + this.random.below(first.quantity);
    const packed = await this.ask('POST', `/admin/orders/${id}/parcels`, {
      lines: [{ variantId: first.variantId, quantity }],
    });
    if (packed.status !== 200) return;
    this.acts.parcels += 1;
    const parcel = `/admin/orders/${id}/parcels/${packed.body.id}`;
    const label = { carrier: 'DHL', trackingNumber: `CH${randomUUID().slice(0, 8)}` };
    await this.ask('POST', `${parcel}/shipment`, label);
    if (this.random.next() < 0.5) await this.ask('POST', `${parcel}/delivery`, {});
  }

  private async refund({ id, toSend }: Json): Promise<void> {
    const reason = `Torn ${randomUUID()}`;
    if (toSend.length === 0) return;
    const { variantId } = this.random.pick(toSend as Json[]);
    const lines = [{ variantId, quantity: 1 }];
    const { status } = await this.ask('POST', `/admin/orders/${id}/refunds`, { lines, reason });
    this.told.refunds.set(reason, status === 200);
    if (status === 200) this.acts.refunds += 1;
  }

  private async change({ id, toSend }: Json): Promise<void> {
    if (toSend.length === 0) return;
    const { variantId } = this.random.pick(toSend as Json[]);
    const other = this.random.pick(this.shelf);
    const { status } = await this.ask('POST', `/admin/orders/${id}/edits`, {
      leaving: [{ variantId, quantity: 1 }],
      items: [{ variantId: other.variantId, quantity: 1 }],
    });
    if (status === 200) this.acts.changes += 1;
  }

  /** Ordered, sent, and come in two parts. */
  private async orderGoods(): Promise<void> {
    const { variantId } = this.shelf.at(-1) ?? this.random.pick(this.shelf);
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

  /** What nothing stands in the way of. */
  private async must(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 400)
      this.journal.surprises.push(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  }

  private ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const options = method === 'POST' ? { key: randomUUID() } : {};
    const send = () => anyDoor(this.shop, this.random, this.token).client.call(method, path, body, options);
    return answered(this.journal, send, path.replaceAll(/[0-9a-f-]{36}/g, '…'));
  }
}
