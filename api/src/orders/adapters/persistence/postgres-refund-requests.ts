import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { RefundRequests, type NewRefundRequest } from '../../application/approve-refunds.js';
import { RefundRequestWaiting } from '../../domain/refund-request.js';
import { refundRequestSchema } from './refund-request.schema.js';

@Injectable()
export class PostgresRefundRequests implements RefundRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async add({ amount, ...request }: NewRefundRequest): Promise<void> {
    try {
      const row = {
        ...request,
        amountCents: amount.cents,
        state: 'waiting',
        createdAt: this.clock.now(),
      } as const;
      await this.em.insert(refundRequestSchema, row);
    } catch (error) {
      throw sqlState(error) === UNIQUE_VIOLATION ? new RefundRequestWaiting() : error;
    }
  }

  async lock(orderId: string, id: string) {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const found = await this.em.findOne(refundRequestSchema, { id, orderId }, options);
    if (!found) return undefined;
    const { scope, reason, state, askedBy } = found;
    return { id, orderId, scope, reason, state, askedBy };
  }

  async decide(id: string, state: 'approved' | 'rejected', decidedBy: string): Promise<void> {
    const decision = { state, decidedBy, decidedAt: this.clock.now() };
    await this.em.nativeUpdate(refundRequestSchema, { id }, decision);
  }
}
