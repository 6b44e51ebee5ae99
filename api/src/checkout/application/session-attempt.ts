import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { Attempt } from '../../payments/domain/payment.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The attempt of a return address: by the provider's session, or by our own id for what no provider has collected. */
export async function sessionAttempt(
  methods: PaymentMethods,
  attempts: Attempts,
  sessionId: string,
): Promise<Attempt | undefined> {
  for (const { provider, hosted } of methods.all) {
    const bySession = hosted ? await attempts.findByRef(provider, sessionId) : undefined;
    if (bySession) return bySession;
  }
  const own = UUID.test(sessionId) ? await attempts.find(sessionId) : undefined;
  return own && (own.amount.isZero || methods.behind(own).ownMoney) ? own : undefined;
}
