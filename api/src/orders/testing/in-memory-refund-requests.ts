import { RefundRequests, type NewRefundRequest } from '../application/approve-refunds.js';
import { RefundRequestWaiting, type RefundRequestState } from '../domain/refund-request.js';

type Kept = NewRefundRequest & { state: RefundRequestState; decidedBy?: string };

export class InMemoryRefundRequests extends RefundRequests {
  readonly rows: Kept[] = [];

  override add(request: NewRefundRequest): Promise<void> {
    const waits = this.rows.some(({ orderId, state }) => orderId === request.orderId && state === 'waiting');
    if (waits) return Promise.reject(new RefundRequestWaiting());
    this.rows.push({ ...request, state: 'waiting' });
    return Promise.resolve();
  }

  override lock(orderId: string, id: string) {
    const row = this.rows.find((one) => one.orderId === orderId && one.id === id);
    if (!row) return Promise.resolve(undefined);
    const { scope, reason, state, askedBy } = row;
    return Promise.resolve({ id, orderId, scope, reason, state, askedBy });
  }

  override decide(id: string, state: 'approved' | 'rejected', decidedBy: string): Promise<void> {
    const row = this.rows.find((one) => one.id === id);
    if (row) Object.assign(row, { state, decidedBy });
    return Promise.resolve();
  }
}
