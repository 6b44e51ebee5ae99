import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { mailboxOf } from '../../kernel/mailbox.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { WithdrawalPiecesWrong, WithdrawalsNotOffered } from '../domain/refusals.js';
import {
  itemsText,
  linesNamed,
  mayBeOne,
  nameOfStatement,
  numberWritten,
  type Withdrawal,
  type WithdrawalState,
  type WithdrawnLine,
} from '../domain/withdrawal.js';
import type { CarryOutWithdrawal } from './carry-out-withdrawal.js';
import type { OrderNumbers, Withdrawals } from './ports.js';
import type { RecordWithdrawal, Statement } from './record-withdrawal.js';
import type { Withdrawable } from './withdrawable.js';

export interface OwnStatement {
  orderId: string;
  /** Empty for the name of the order. */
  name: string;
  /** None is the whole order. */
  pieces: readonly { variantId: string; quantity: number }[];
}

export interface StatementOfAnybody {
  orderNumber: string;
  name: string;
  email: string;
  /** Empty is the whole order. */
  items: string;
  ip: string;
}

type Able = Awaited<ReturnType<Withdrawable['of']>>;

/** A buyer withdraws from the contract or a part of it: no reason, no approval, and a receipt with date and time (Directive 2011/83/EU, Art. 11a). */
export class Withdraw {
  constructor(
    private readonly orders: Orders,
    private readonly numbers: OrderNumbers,
    private readonly withdrawals: Withdrawals,
    private readonly withdrawable: Withdrawable,
    private readonly record: RecordWithdrawal,
    private readonly carryOut: CarryOutWithdrawal,
    private readonly terms: ShopTerms,
    private readonly clock: Clock,
  ) {}

  /** By whoever may see the order. @throws WithdrawalsNotOffered, OrderNotFound also for somebody else's, WithdrawalPiecesWrong */
  async withdraw({ orderId, name, pieces }: OwnStatement, accountId: string): Promise<Withdrawal> {
    const order = await this.own(orderId, accountId);
    const able = await this.withdrawable.of(order);
    const lines = pieces.map(({ variantId, quantity }) => {
      const line = able.lines.find((one) => one.variantId === variantId);
      if (!line) throw new WithdrawalPiecesWrong('These items are not in the order');
      return { variantId, name: line.name, quantity };
    });
    const items = itemsText(lines);
    const before = await this.saidBefore(order.id, items, lines);
    if (!before) checkLeft(lines, able.lines);
    const said = { orderNumber: order.number, name: name || order.customerName, email: order.contactEmail };
    const kept = before ?? (await this.keep({ ...said, items, lines }, order, able));
    return { ...kept, state: await this.carriedOut(kept, able) };
  }

  /** By anybody: number, name and address say which order. What comes of it is told to the order's mailbox alone. @throws WithdrawalsNotOffered */
  async stateWithdrawal({ ip, ...said }: StatementOfAnybody): Promise<void> {
    if (!(await this.terms.read()).hasEuRules) throw new WithdrawalsNotOffered();
    const orderNumber = numberWritten(said.orderNumber);
    const order = await this.named(orderNumber, said.email);
    if (!order) {
      const unknown = { order, state: 'unknown', until: undefined, ip } as const;
      await this.record.recordWithdrawal({ ...said, orderNumber, lines: [] }, unknown);
      return;
    }
    const able = await this.withdrawable.of(order);
    const lines = linesNamed(said.items, able.lines) ?? [];
    const before = await this.saidBefore(order.id, said.items, lines);
    const kept = before ?? (await this.keep({ ...said, orderNumber, lines }, order, able));
    if (mayBeOne(said.name, order.customerName)) await this.carriedOut(kept, able);
  }

  /** What may be withdrawn from, and what was. @throws WithdrawalsNotOffered, OrderNotFound also for somebody else's */
  async showWithdrawable(orderId: string, accountId: string) {
    const order = await this.own(orderId, accountId);
    return { ...(await this.withdrawable.of(order)), withdrawals: await this.withdrawals.ofOrder(orderId) };
  }

  private async keep(said: Statement, order: Order, { until, isLate, lines }: Able): Promise<Withdrawal> {
    const isOver = lines.every(({ left }) => left === 0);
    const state = isOver ? 'settled' : isLate ? 'late' : 'open';
    return (await this.record.recordWithdrawal(said, { order, state, until })).kept;
  }

  /** What was said in words that mean no item stays with the staff. */
  private async carriedOut(one: Withdrawal, { lines }: Able): Promise<WithdrawalState> {
    const isWhole = one.items === '';
    if (one.state !== 'open' || (!isWhole && one.lines.length === 0)) return one.state;
    const left = lines.filter((line) => line.left > 0);
    const all = left.map(({ variantId, name, left: quantity }) => ({ variantId, name, quantity }));
    const pieces = isWhole ? all : one.lines;
    const isAll = all.every((line) => pieces.some((piece) => isSame(piece, line)));
    return this.carryOut.carryOutWithdrawal(one, pieces, isAll);
  }

  /** Once the whole order is withdrawn from, whatever else is said of it is that statement again. */
  private async saidBefore(
    orderId: string,
    items: string,
    lines: readonly WithdrawnLine[],
  ): Promise<Withdrawal | undefined> {
    const statement = { orderId, orderNumber: '', email: '', items, lines, receivedAt: this.clock.now() };
    const name = nameOfStatement(statement);
    const said = await this.withdrawals.ofOrder(orderId);
    return said.find((one) => one.items === '' || nameOfStatement(one) === name);
  }

  private async named(number: string, email: string): Promise<Order | undefined> {
    const id = await this.numbers.idOf(number);
    const order = id && (await this.orders.find(id));
    return order && mailboxOf(order.contactEmail) === mailboxOf(email) ? order : undefined;
  }

  private async own(orderId: string, accountId: string): Promise<Order> {
    if (!(await this.terms.read()).hasEuRules) throw new WithdrawalsNotOffered();
    const order = await this.orders.find(orderId);
    if (order?.accountId !== accountId) throw new OrderNotFound();
    return order;
  }
}

const isSame = (one: WithdrawnLine, other: WithdrawnLine) =>
  one.variantId === other.variantId && one.quantity === other.quantity;

function checkLeft(lines: readonly WithdrawnLine[], able: Able['lines']): void {
  for (const { variantId, name } of lines) {
    const wanted = lines.filter((one) => one.variantId === variantId);
    const quantity = wanted.reduce((sum, one) => sum + one.quantity, 0);
    const left = able.find((line) => line.variantId === variantId)?.left ?? 0;
    if (quantity > left)
      throw new WithdrawalPiecesWrong(
        left === 0
          ? `Nothing of ${name} is left to withdraw from`
          : `At most ${left} of ${name} can be withdrawn from`,
      );
  }
}
