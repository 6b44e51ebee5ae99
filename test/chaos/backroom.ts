import { randomUUID } from 'node:crypto';
import type { Json } from '../support/client.js';
import { Staff } from './staff.js';

/** Sold at no place that sells: what comes there lies there. */
const ATTIC = { name: 'Attic', sellsOnline: false };
const CAME = 1;

const often = <Act>(act: Act): Act[] => [act, act];

/** What the backroom was told, on its side. */
interface Told {
  /** By draft, the order that it became; null where that was refused. */
  drafts: Map<string, string | null>;
  /** By return, its order, and whether its money went back. */
  returns: Map<string, { orderId: string; isPaidBack: boolean }>;
  /** By transfer, how many pieces arrived. */
  transfers: Map<string, number>;
}

/** Staff who take orders by phone, take goods back, and carry pieces from one place to another. */
export class Backroom extends Staff {
  readonly told: Told = { drafts: new Map(), returns: new Map(), transfers: new Map() };
  /** How often what was done. */
  readonly acts = { drafts: 0, returns: 0, transfers: 0 };
  private attic = '';
  private main = '';
  private readonly day = [
    ...often(() => this.takeOrder()),
    ...often(() => this.onOrder('processing', 'ship', (order) => this.bring(order))),
    ...often(() => this.onOrder('delivered', 'return', (order) => this.takeBack(order))),
    () => this.carry(),
  ];

  async open(): Promise<void> {
    const { body: places } = await this.ask('GET', '/admin/places');
    this.main = places[0].id;
    this.attic = (await this.must('POST', '/admin/places', ATTIC)).body.id;
  }

  act(): Promise<void> {
    return this.desk.random.pick(this.day)();
  }

  /** What does not agree with what the backroom was told. */
  async disagreements(): Promise<string[]> {
    return [...(await this.wrongDrafts()), ...(await this.wrongReturns()), ...(await this.wrongTransfers())];
  }

  private async wrongDrafts(): Promise<string[]> {
    const orders = await this.desk.shop.sql<{ id: string; draft: string }>(
      `select id, split_part(idempotency_key, ':', 2) as draft from orders where idempotency_key like 'draft-order:%'`,
    );
    const found = orders
      .filter(({ id, draft }) => this.told.drafts.get(draft) !== id)
      .map(
        ({ id, draft }) =>
          `order ${id} of draft ${draft}, which was told of as ${this.told.drafts.get(draft)}`,
      );
    for (const [draft, orderId] of this.told.drafts)
      if (orderId !== null && !orders.some(({ id }) => id === orderId))
        found.push(`draft ${draft} was placed, its order ${orderId} is lost`);
    return found;
  }

  private async wrongReturns(): Promise<string[]> {
    const found: string[] = [];
    const owed = new Map<string, number>();
    for (const [id, { orderId, isPaidBack }] of this.told.returns) {
      const { body } = await this.ask('GET', `/admin/returns/${id}`);
      if ((body.status === 'refunded') !== isPaidBack)
        found.push(`return ${id} was ${isPaidBack ? 'paid back' : 'refused'}, it is ${body.status}`);
      const cents = isPaidBack ? Math.round(body.amount * 100) : 0;
      owed.set(orderId, (owed.get(orderId) ?? 0) + cents);
    }
    const given = await this.desk.shop.sql<{ order_id: string; cents: number }>(
      `select order_id, sum(amount_cents)::int as cents from refund where reason = 'returned_goods' group by order_id`,
    );
    const back = new Map(given.map(({ order_id, cents }) => [order_id, cents]));
    for (const orderId of new Set([...owed.keys(), ...back.keys()]))
      if ((owed.get(orderId) ?? 0) !== (back.get(orderId) ?? 0))
        found.push(
          `order ${orderId} owes ${owed.get(orderId) ?? 0} for returns, ${back.get(orderId) ?? 0} went back`,
        );
    return found;
  }

  private async wrongTransfers(): Promise<string[]> {
    const found: string[] = [];
    for (const [id, received] of this.told.transfers) {
      const { body } = await this.ask('GET', `/admin/transfers/${id}`);
      if (body.received !== received)
        found.push(`${received} pieces arrived by ${id}, ${body.received} are booked`);
    }
    const carried = [...this.told.transfers.values()].reduce((sum, pieces) => sum + pieces, 0);
    const [row] = await this.desk.shop.sql<{ pieces: number }>(
      'select coalesce(sum(on_hand), 0)::int as pieces from place_stock where place_id = $1',
      [this.attic],
    );
    if (row?.pieces !== carried)
      found.push(`${carried} pieces were carried, ${row?.pieces} lie in the attic`);
    return found;
  }

  /** Somebody has called: written down, and placed. */
  private async takeOrder(): Promise<void> {
    const { random, shelf } = this.desk;
    const { body: draft } = await this.must('POST', '/admin/draft-orders', {
      contact: { email: `${randomUUID()}@example.com`, phone: '+256 770 000 100' },
      lines: [{ variantId: random.pick(shelf).variantId, quantity: 1 }],
    });
    const { status, body } = await this.ask('POST', `/admin/draft-orders/${draft.id}/place`, {
      method: 'cash',
    });
    this.told.drafts.set(draft.id, status === 200 ? body.orderId : null);
    if (status === 200) this.acts.drafts += 1;
  }

  /** All of an order, and it has arrived, without what is due at the door; a piece of every other comes back at once. */
  private async bring({ id }: Json): Promise<void> {
    const path = `/admin/orders/${id}/transitions`;
    const label = { carrier: 'DHL', trackingNumber: `CH${randomUUID().slice(0, 8)}` };
    await this.ask('POST', path, { action: 'ship', ...label });
    await this.ask('POST', path, { action: 'deliver', reason: 'a neighbour has it' });
    if (this.desk.random.next() < 0.5) return;
    const { body: order } = await this.ask('GET', `/admin/orders/${id}`);
    if (order.legalActions?.includes('return')) await this.takeBack(order);
  }

  /** One piece of what has arrived. */
  private async takeBack({ id: orderId, products }: Json): Promise<void> {
    const lines = [{ variantId: this.desk.random.pick(products as Json[]).variantId, quantity: 1 }];
    const asked = { lines, reason: 'does_not_fit', comment: '', handover: 'label' };
    const begun = await this.ask('POST', `/admin/orders/${orderId}/returns`, asked);
    if (begun.status !== 201) return;
    const id = String(begun.body.id);
    this.told.returns.set(id, { orderId, isPaidBack: false });
    const arrived = { lines: lines.map((line) => ({ ...line, restock: true })) };
    await this.must('POST', `/admin/returns/${id}/receipt`, arrived);
    const { status } = await this.ask('POST', `/admin/returns/${id}/refund`, {});
    this.told.returns.set(id, { orderId, isPaidBack: status === 200 });
    if (status === 200) this.acts.returns += 1;
  }

  /** From where it is sold to where it is not; nothing where the last piece is gone. */
  private async carry(): Promise<void> {
    const variantId = this.desk.shelf.at(-1)?.variantId ?? '';
    const lines = [{ variantId, quantity: CAME }];
    const terms = { fromPlaceId: this.main, placeId: this.attic, lines };
    const { body: draft } = await this.must('POST', '/admin/transfers', terms);
    const path = `/admin/transfers/${draft.id}`;
    this.told.transfers.set(draft.id, 0);
    const sent = await this.ask('POST', `${path}/send`, { version: draft.version });
    if (sent.status !== 200) return;
    const body = { version: sent.body.version, lines: [{ variantId, received: CAME, lost: 0 }] };
    await this.must('POST', `${path}/receive`, body);
    this.told.transfers.set(draft.id, CAME);
    this.acts.transfers += 1;
  }
}
