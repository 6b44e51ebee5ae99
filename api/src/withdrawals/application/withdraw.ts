import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { mailboxOf } from '../../kernel/mailbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { WithdrawalPiecesWrong, WithdrawalsNotOffered } from '../domain/refusals.js';
import { wasSaidBefore } from '../domain/said-before.js';
import {
  itemsText,
  linesNamed,
  mayBeOne,
  numberWritten,
  type Withdrawal,
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
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** By whoever may see the order. @throws WithdrawalsNotOffered, OrderNotFound also for somebody else's, WithdrawalPiecesWrong */
  async withdraw({ orderId, name, pieces }: OwnStatement, accountId: string): Promise<Withdrawal> {
    await this.own(orderId, accountId);
    const kept = await this.underLock(orderId, async (order, able) => {
      const lines = pieces.map(({ variantId, quantity }) => {
        const line = able.lines.find((one) => one.variantId === variantId);
        if (!line) throw new WithdrawalPiecesWrong('These items are not in the order');
        return { variantId, name: line.name, quantity };
      });
      const said = { orderNumber: order.number, name: name || order.customerName, email: order.contactEmail };
      const statement = { ...said, items: itemsText(lines), lines };
      const before = await this.saidBefore(statement, order, able);
      if (!before) checkLeft(lines, able.lines);
      return before ?? this.keep(statement, order, able);
    });
    return { ...kept, state: await this.carryOut.carryOutWithdrawal(kept) };
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
    const kept = await this.underLock(order.id, async (locked, able) => {
      const statement = { ...said, orderNumber, lines: linesNamed(said.items, able.lines) ?? [] };
      return (await this.saidBefore(statement, locked, able)) ?? (await this.keep(statement, locked, able));
    });
    if (mayBeOne(said.name, order.customerName)) await this.carryOut.carryOutWithdrawal(kept);
  }

  /** What may be withdrawn from, and what was. @throws WithdrawalsNotOffered, OrderNotFound also for somebody else's */
  async showWithdrawable(orderId: string, accountId: string) {
    const order = await this.own(orderId, accountId);
    return { ...(await this.withdrawable.of(order)), withdrawals: await this.withdrawals.ofOrder(orderId) };
  }

  private async keep(said: Statement, order: Order, { until, isLate, lines }: Able): Promise<Withdrawal> {
    const state = isNothingLeft(lines) ? 'settled' : isLate ? 'late' : 'open';
    return (await this.record.recordWithdrawal(said, { order, state, until })).kept;
  }

  private async saidBefore(said: Statement, order: Order, { lines }: Able): Promise<Withdrawal | undefined> {
    const now = {
      ...said,
      at: this.clock.now(),
      isNothingLeft: isNothingLeft(lines),
      buyer: order.customerName,
    };
    return (await this.withdrawals.ofOrder(order.id)).find((one) => wasSaidBefore(one, now));
  }

  /** Statements of one order are kept one after the other, so that what is said twice at once is said once. */
  private underLock(orderId: string, keep: (order: Order, able: Able) => Promise<Withdrawal>) {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      return keep(order, await this.withdrawable.of(order));
    });
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

const isNothingLeft = (lines: Able['lines']): boolean => lines.every(({ left }) => left === 0);

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
