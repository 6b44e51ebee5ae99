import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import { shopMoment } from '../../kernel/shop-days.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderTimeline } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { itemsText, type Withdrawal, type WithdrawalState } from '../domain/withdrawal.js';
import type { Withdrawals } from './ports.js';

export type Statement = Pick<Withdrawal, 'orderNumber' | 'name' | 'email' | 'items' | 'lines'>;

export interface Circumstances {
  order: Order | undefined;
  state: WithdrawalState;
  /** When the period ended or will end; undefined before delivery, and for a stranger. */
  until: Date | undefined;
  /** Where it came from, whose letters are counted; undefined for the buyer's own door. */
  ip?: string | undefined;
}

/** Keeps a statement, tells when it came in by mail, and writes it into the history of its order: all of it, or nothing. */
export class RecordWithdrawal {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** With `isNew` false it was said before, and nobody is told again. */
  recordWithdrawal(
    input: Statement,
    { order, state, until, ip }: Circumstances,
  ): Promise<{ kept: Withdrawal; isNew: boolean }> {
    return this.unitOfWork.run(async () => {
      const receivedAt = this.clock.now();
      const id = this.ids.next();
      const one: Withdrawal = { ...input, id, orderId: order?.id ?? null, state, receivedAt };
      const added = await this.withdrawals.add(one);
      if (!added.isNew) return added;
      await this.outbox.publish({
        topic: 'mail.withdrawal',
        dedupeKey: `mail.withdrawal:${id}`,
        payload: {
          ...{ name: input.name, email: order?.contactEmail ?? input.email, orderNumber: input.orderNumber },
          ...{ items: input.items, receivedAt: shopMoment(receivedAt.toISOString()), state, ip: ip ?? null },
          ...{ status: order?.status ?? null, until: until ? shopMoment(until.toISOString()) : null },
        },
      });
      if (order) await this.timeline.append(entryOf(order, one));
      return added;
    });
  }
}

/** Without the buyer's own words, which stand in the register alone. */
const piecesOf = ({ items, lines }: Withdrawal): string => {
  if (items === '') return 'the whole order';
  return lines.length > 0 ? itemsText(lines).replaceAll('\n', ', ') : 'items that the register tells';
};

const entryOf = (order: Order, one: Withdrawal) => ({
  orderId: order.id,
  event: 'withdrawn',
  ...{ from: order.status, to: order.status, actor: { kind: 'customer', id: order.accountId } as const },
  message: `Withdrawn from the contract: ${piecesOf(one)}`,
  detail: { withdrawalId: one.id },
});
