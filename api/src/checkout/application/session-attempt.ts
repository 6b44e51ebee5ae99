import { isUuid } from '../../kernel/uuid.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { Attempt } from '../../payments/domain/payment.js';

/** What a return address is about; without an attempt it is an order that cost nothing. */
export interface Session {
  order: Order;
  attempt: Attempt | undefined;
}

/**
 * By the provider's session; by the attempt's own id for what no provider has collected, by the order's where there was
 * nothing to collect.
 */
export async function sessionOf(
  methods: PaymentMethods,
  attempts: Attempts,
  orders: Orders,
  sessionId: string,
): Promise<Session | undefined> {
  const attempt = await sessionAttempt(methods, attempts, sessionId);
  const id = attempt?.orderId ?? (isUuid(sessionId) ? sessionId : undefined);
  const order = id === undefined ? undefined : await orders.find(id);
  return order && (attempt || order.total.isZero) ? { order, attempt } : undefined;
}

async function sessionAttempt(
  methods: PaymentMethods,
  attempts: Attempts,
  sessionId: string,
): Promise<Attempt | undefined> {
  for (const { provider, hosted } of methods.all) {
    const bySession = hosted ? await attempts.findByRef(provider, sessionId) : undefined;
    if (bySession) return bySession;
  }
  const own = isUuid(sessionId) ? await attempts.find(sessionId) : undefined;
  return own && methods.behind(own).ownMoney ? own : undefined;
}
