import { createHash } from 'node:crypto';
import type { WireAnswer } from '../../adapters/wire/wire-call.js';
import type { Entry } from '../../application/ports.js';
import { pageOf, type PluginTools } from '../contract.js';
import {
  claimOf,
  hundredths,
  linkTo,
  no,
  waysOf,
  wrongWith,
  yes,
  type Amount,
  type Asked,
  type Capture,
  type Order,
  type Refund,
  type Unit,
  type Ways,
} from './wire.js';

const [ORDER, CAPTURE, REFUND] = ['paypal.order', 'paypal.capture', 'paypal.refund'] as const;
const LATER_MS = 5_000;
const MOST = 100;

type Keyed = { key: string | null };

/** Orders, what was collected of them and given back. The same key is the same request. */
export class PayPalOrders {
  constructor(private readonly tools: PluginTools) {}

  create(asked: Asked, key: string | null): Promise<WireAnswer> {
    return this.tools.work.run(async () => {
      const [unit] = (asked['purchase_units'] ?? []) as Unit[];
      const issue = wrongWith(unit?.amount);
      if (!unit || issue) return no(422, issue ?? 'MISSING_REQUIRED_PARAMETER');
      const id = this.idOf(key);
      const known = await this.tools.objects.lock<Order, Ways>(ORDER, id);
      if (known) return yes(await this.whole(known.data));
      const ways = waysOf(asked);
      if (!ways) return no(422, 'MISSING_REQUIRED_PARAMETER');
      const data: Order = {
        ...{ id, intent: 'CAPTURE', status: 'PAYER_ACTION_REQUIRED', purchase_units: [unit] },
        create_time: this.now(),
        links: [
          linkTo('self', `/v2/checkout/orders/${id}`),
          { rel: 'payer-action', href: pageOf('paypal', id, ways.back) },
        ],
      };
      await this.tools.objects.insert({ id, kind: ORDER, parent: null, data, extra: ways });
      return yes(data);
    });
  }

  async read(id: string): Promise<WireAnswer> {
    const found = await this.tools.objects.find<Order, Ways>(ORDER, id);
    return found ? yes(await this.whole(found.data)) : no(404, 'INVALID_RESOURCE_ID');
  }

  async find(kind: typeof CAPTURE | typeof REFUND, id: string): Promise<WireAnswer> {
    const found = await this.tools.objects.find<object, object>(kind, id);
    return found ? yes(found.data) : no(404, 'INVALID_RESOURCE_ID');
  }

  /** One that a payer may still approve. */
  async open(id: string): Promise<Order | undefined> {
    const found = await this.tools.objects.find<Order, Ways>(ORDER, id);
    return found?.data.status === 'PAYER_ACTION_REQUIRED' ? found.data : undefined;
  }

  async wayOut(id: string): Promise<string | undefined> {
    return (await this.tools.objects.find<Order, Ways>(ORDER, id))?.extra.out;
  }

  approve(id: string, account: string): Promise<{ back: string; eventId: string } | undefined> {
    return this.tools.work.run(async () => {
      const found = await this.tools.objects.lock<Order, Ways>(ORDER, id);
      if (found?.data.status !== 'PAYER_ACTION_REQUIRED') return undefined;
      const data: Order = { ...found.data, status: 'APPROVED' };
      await this.tools.objects.save({ ...found, data, extra: { ...found.extra, account } });
      return { back: found.extra.back, eventId: await this.tell('CHECKOUT.ORDER.APPROVED', data) };
    });
  }

  /** Moves the money, as the account of the payer lets it. */
  capture(id: string, key: string | null): Promise<WireAnswer> {
    return this.tools.work.run(async () => {
      const found = await this.tools.objects.lock<Order, Ways>(ORDER, id);
      if (!found) return no(404, 'INVALID_RESOURCE_ID');
      const [known] = await this.of<Capture>(CAPTURE, id);
      if (known)
        return known.extra.key === key
          ? yes(await this.whole(found.data), 201)
          : no(422, 'ORDER_ALREADY_CAPTURED');
      if (found.data.status !== 'APPROVED') return no(422, 'ORDER_NOT_APPROVED');
      const { account } = found.extra;
      if (account === 'empty@example.com') {
        await this.tools.objects.save({ ...found, data: { ...found.data, status: 'PAYER_ACTION_REQUIRED' } });
        return no(422, 'INSTRUMENT_DECLINED');
      }
      const isLater = account === 'echeck@example.com';
      const { description: _, ...unit } = found.data.purchase_units[0]!;
      const capture: Capture = {
        ...{ id: this.newId(), status: isLater ? 'PENDING' : 'COMPLETED', ...unit },
        ...(isLater ? { status_details: { reason: 'ECHECK' } } : {}),
        ...{ create_time: this.now(), supplementary_data: { related_ids: { order_id: id } } },
      };
      const order: Order = { ...found.data, status: 'COMPLETED' };
      await this.tools.objects.insert({
        id: capture.id,
        kind: CAPTURE,
        parent: id,
        data: capture,
        extra: { key },
      });
      await this.tools.objects.save({ ...found, data: order });
      await this.tell(`PAYMENT.CAPTURE.${capture.status}`, capture);
      if (isLater || account === 'claims@example.com') await this.tools.later(LATER_MS, capture.id);
      return yes(await this.whole(order), 201);
    });
  }

  /** An eCheck arrives, or the payer claims the money. */
  timeIsUp(id: string): Promise<void> {
    return this.tools.work.run(async () => {
      const found = await this.tools.objects.lock<Capture, Keyed>(CAPTURE, id);
      if (!found) return;
      if (found.data.status !== 'PENDING')
        return void (await this.tell('CUSTOMER.DISPUTE.CREATED', claimOf(found.data, this.newId())));
      const { status_details: _, ...paid } = found.data;
      const data: Capture = { ...paid, status: 'COMPLETED' };
      await this.tools.objects.save({ ...found, data });
      await this.tell('PAYMENT.CAPTURE.COMPLETED', data);
    });
  }

  refund(id: string, asked: Asked, key: string | null): Promise<WireAnswer> {
    return this.tools.work.run(async () => {
      const paid = await this.tools.objects.lock<Capture, Keyed>(CAPTURE, id);
      if (!paid) return no(404, 'INVALID_RESOURCE_ID');
      const before = await this.of<Refund>(REFUND, id);
      const known = before.find(({ extra }) => key !== null && extra.key === key);
      if (known) return yes(known.data);
      const amount = (asked['amount'] as Amount | undefined) ?? paid.data.amount;
      const issue = wrongWith(amount);
      if (issue) return no(422, issue);
      const given = before.reduce((sum, { data }) => sum + hundredths(data.amount), hundredths(amount));
      if (given > hundredths(paid.data.amount)) return no(422, 'REFUND_AMOUNT_EXCEEDED');
      const custom_id = asked['custom_id'];
      const refund: Refund = {
        ...{ id: this.newId(), status: 'COMPLETED', amount, create_time: this.now() },
        ...(typeof custom_id === 'string' ? { custom_id } : {}),
        links: [linkTo('up', `/v2/payments/captures/${id}`)],
      };
      const isAll = given === hundredths(paid.data.amount);
      await this.tools.objects.insert({
        id: refund.id,
        kind: REFUND,
        parent: id,
        data: refund,
        extra: { key },
      });
      const status = isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      await this.tools.objects.save({ ...paid, data: { ...paid.data, status } });
      await this.tell('PAYMENT.CAPTURE.REFUNDED', refund);
      return yes(refund, 201);
    });
  }

  private async whole(order: Order): Promise<object> {
    const captures = (await this.of<Capture>(CAPTURE, order.id)).map(({ data }) => data);
    const refunds = await Promise.all(captures.map(async ({ id }) => this.of<Refund>(REFUND, id)));
    const payments = { captures, refunds: refunds.flat().map(({ data }) => data) };
    return { ...order, purchase_units: order.purchase_units.map((unit) => ({ ...unit, payments })) };
  }

  private async of<T>(kind: typeof CAPTURE | typeof REFUND, parent: string): Promise<Entry<T, Keyed>[]> {
    return (await this.tools.objects.list<T>({ kind, parent, limit: MOST })).items as Entry<T, Keyed>[];
  }

  private tell(event_type: string, resource: object): Promise<string> {
    const id = `WH-${this.newId()}`;
    return this.tools.tell(event_type, { id, event_type, create_time: this.now(), resource });
  }

  private now(): string {
    return this.tools.clock.now().toISOString();
  }

  private newId(): string {
    return this.tools.codes.next('', 17).toUpperCase();
  }

  /** Of the key where there is one, so that the same request finds the same order. */
  private idOf(key: string | null): string {
    return key === null
      ? this.newId()
      : createHash('sha256').update(key).digest('hex').slice(0, 17).toUpperCase();
  }
}
