import type { DomainEvent } from '../../kernel/outbox.js';
import { Money } from '../../kernel/money.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import {
  OrderCommands,
  type RefundAsked,
  type RefundPieces,
} from '../../orders/application/order-commands.js';
import { InMemoryOrderEdits } from '../../orders/testing/in-memory-order-edits.js';
import { InMemoryOrderParcels } from '../../orders/testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../../orders/testing/in-memory-orders.js';
import { aLine, anOrder, NOW } from '../../orders/testing/order-builder.js';
import { ExpireReturns } from '../application/expire-returns.js';
import { ExchangeReturn } from '../application/exchange-return.js';
import { HandleReturn } from '../application/handle-return.js';
import { MoveReturn } from '../application/move-return.js';
import { RequestReturn } from '../application/request-return.js';
import { InMemoryReturns } from './in-memory-returns.js';

const PIECE = Money.ofCents(9_000);

/** Gives $90.00 back for each piece, and writes down what it was asked for. */
class FixedPrice extends OrderCommands {
  readonly asked: RefundAsked[] = [];
  readonly limits: (number | null)[] = [];
  override cancel = notHere;
  override previewCancel = notHere;
  override recordPayment = notHere;
  override refundHandedOver = notHere;

  override refund(asked: RefundAsked, _: string, __: unknown, limit: number | null) {
    this.asked.push(asked);
    this.limits.push(limit);
    return Promise.resolve([{ id: `refund-${this.asked.length}`, amount: given(asked) }]);
  }

  override refundable(_: string, pieces: readonly RefundPieces[]) {
    return Promise.resolve(worth(pieces));
  }

  /** Of the order's two pieces, those that were not refunded beside. */
  refundedBeside = 0;
  readonly shelved: RefundPieces[] = [];

  override owed(_: string, pieces: readonly RefundPieces[]) {
    const left = 2 - this.refundedBeside;
    const owed = pieces
      .map((piece) => ({ ...piece, quantity: Math.min(piece.quantity, left) }))
      .filter(({ quantity }) => quantity > 0);
    return Promise.resolve({ pieces: owed, cost: worth(owed), available: PIECE.times(left) });
  }

  override shelve(_: string, pieces: readonly RefundPieces[]) {
    this.shelved.push(...pieces);
    return Promise.resolve();
  }

  /** In the EU four dollars of delivery, when both jackets go back. */
  override deliveryWith(_: string, pieces: readonly RefundPieces[]) {
    const isAll = pieces.reduce((sum, { quantity }) => sum + quantity, 0) === 2;
    return Promise.resolve(Money.ofCents(isAll ? 400 : 0));
  }

  override previewRefund(asked: RefundAsked) {
    const [amount, zero] = [given(asked), Money.zero];
    const line = { ...aLine(), bought: 2, refunded: 1, quantity: 1, share: amount, amount };
    return Promise.resolve({
      ...{
        amount,
        waived: zero,
        available: amount,
        lines: [line],
        goodwillAmount: zero,
        parts: [],
        tenders: [],
      },
      ...{ amountRefunded: zero, amountPaid: amount, amountDue: zero, canRestock: true },
    });
  }
}

const given = ({ lines = [], amount }: RefundAsked) =>
  amount === undefined ? worth(lines) : Money.fromDecimal(amount);
const worth = (pieces: readonly RefundPieces[]) =>
  PIECE.times(pieces.reduce((sum, { quantity }) => sum + quantity, 0));
const notHere = () => Promise.reject(new Error('no part of returns'));

/** Two jackets, delivered at `NOW`, in a shop that takes goods back for 30 days. */
export async function delivered() {
  const time = { now: NOW, feePercent: 0, euRules: false };
  const clock = { now: () => time.now };
  const [orders, parcels, returns] = [
    new InMemoryOrders(),
    new InMemoryParcels(),
    new InMemoryReturns(clock),
  ];
  const [commands, unit] = [new FixedPrice(), new DirectUnitOfWork()];
  const events: DomainEvent[] = [];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void events.push(event)) };
  const order = Object.assign(anOrder({ lines: [aLine({ quantity: 2 })] }), { status: 'delivered' as const });
  const actor = { kind: 'customer', id: order.accountId } as const;
  await orders.add(order, {
    orderId: order.id,
    event: 'placed',
    from: null,
    to: 'pending',
    actor,
    message: '',
  });
  const arrival = { orderId: order.id, status: 'delivered', description: '', location: '' } as const;
  await parcels.append({ ...arrival, source: 'shop', occurredAt: NOW });
  let count = 0;
  const terms = termsOf(() => ({
    ...{ returnDays: 30, restockingFeePercent: time.feePercent, hasEuRules: time.euRules },
  }));
  const sent = new InMemoryOrderParcels(orders);
  const ids = { next: () => `return-${(count += 1)}` };
  const unsent = new Set<string>();
  const request = new RequestReturn(
    ...([orders, parcels, orders.timeline, commands, returns] as const),
    ...([terms, outbox, clock, ids, unit, sent] as const),
    { variantsOf: () => Promise.resolve(unsent) },
  );
  const move = new MoveReturn(returns, orders.timeline, outbox);
  const edits = new InMemoryOrderEdits(async (id) => (await orders.find(id))?.status);
  const handle = new HandleReturn(returns, orders, commands, move, edits, terms, unit);
  const expire = new ExpireReturns(returns, handle, terms, clock);
  return {
    expire,
    order,
    orders,
    parcels,
    sent,
    unsent,
    returns,
    commands,
    events,
    time,
    request,
    handle,
    edits,
    exchange: new ExchangeReturn(returns, move),
    timeline: orders.timeline,
  };
}
