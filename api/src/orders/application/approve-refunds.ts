import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  checkApproval,
  RefundOverLimit,
  RefundRequestDecided,
  RefundRequestNotFound,
  type WaitingRefund,
} from '../domain/refund-request.js';
import { staffOf } from '../domain/snapshots.js';
import type { OrderCommands, RefundAsked } from './order-commands.js';

export type RefundScope = Omit<RefundAsked, 'orderId'>;

export interface NewRefundRequest {
  id: string;
  orderId: string;
  scope: RefundScope;
  amount: Money;
  reason: string;
  askedBy: string;
}

/** Refunds that wait for a second person. */
export abstract class RefundRequests {
  /** @throws RefundRequestWaiting when one of the order waits already, also when two come at once. */
  abstract add(request: NewRefundRequest): Promise<void>;
  /** Locked until the running transaction ends. */
  abstract lock(
    orderId: string,
    id: string,
  ): Promise<(Omit<NewRefundRequest, 'amount'> & WaitingRefund) | undefined>;
  abstract decide(id: string, state: 'approved' | 'rejected', decidedBy: string): Promise<void>;
}

/** Gives money back up to the caller's limit; what is above it waits until a second person approves. */
export class ApproveRefunds {
  constructor(
    private readonly commands: OrderCommands,
    private readonly requests: RefundRequests,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** True when the money is on its way, false when it waits. @throws RefundRequestWaiting, and as `OrderCommands.refund` */
  async ask(caller: Caller, { orderId, ...scope }: RefundAsked, reason: string): Promise<boolean> {
    try {
      await this.commands.refund({ orderId, ...scope }, reason, staffOf(caller), caller.refundLimit);
      return true;
    } catch (error) {
      if (!(error instanceof RefundOverLimit)) throw error;
      const { amount } = error;
      // what was asked for is what is approved, whatever is captured meanwhile
      const fixed = { ...scope, amount: scope.amount ?? amount.toDecimal() };
      const id = this.ids.next();
      await this.requests.add({ id, orderId, scope: fixed, amount, reason, askedBy: caller.accountId });
      return false;
    }
  }

  /** @throws RefundRequestNotFound, RefundRequestDecided, ApprovesOwnRefund, RefundOverLimit */
  async approve(caller: Caller, orderId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const request = await this.known(orderId, id);
      checkApproval(request, caller);
      const asked = { ...request.scope, orderId };
      await this.commands.refund(asked, request.reason, staffOf(caller), caller.refundLimit);
      await this.requests.decide(id, 'approved', caller.accountId);
    });
  }

  /** Anybody who may refund rejects; who asked takes it back so. @throws RefundRequestNotFound, RefundRequestDecided */
  async reject(caller: Caller, orderId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const request = await this.known(orderId, id);
      if (request.state !== 'waiting') throw new RefundRequestDecided();
      await this.requests.decide(id, 'rejected', caller.accountId);
    });
  }

  private async known(orderId: string, id: string) {
    const request = await this.requests.lock(orderId, id);
    if (!request) throw new RefundRequestNotFound();
    return request;
  }
}
