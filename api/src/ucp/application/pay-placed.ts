import type { PayWaitingOrder } from '../../checkout/application/pay-waiting-order.js';
import type { Order } from '../../orders/domain/order.js';
import { Refusal } from '../../kernel/refusal.js';
import { definitionOf, nextStepOf } from '../../payments/methods/known.js';
import type { UcpSession } from '../domain/session.js';
import type { Message } from './envelope.js';
import type { Written } from './open-sessions.js';
import type { GuestBuyers, NamedWrite, PurchaseRules, UcpSessions } from './ports.js';
import { NOTHING_SAID, readPayment } from './read-said.js';
import type { Sent } from './reading.js';
import { messagesOf } from './refusal-messages.js';
import { pathOf } from './said-paths.js';
import { NUMBER_MISSING } from './what-is-missing.js';

/** Whether a platform may ask for the money once more: nobody confirmed, or a page of a provider failed. */
export const mayPayAgain = ({ status, paymentStatus, paymentMethod }: Order): boolean =>
  status === 'pending' && paymentStatus === 'failed' && nextStepOf(paymentMethod) !== 'placed';

/** A call with the name of its write, if it has one. */
export type Naming = Written & { write: NamedWrite | null };

/** Asks once more for the money of an order whose payment has failed, when its checkout is completed again. */
export class PayPlaced {
  constructor(
    private readonly sessions: UcpSessions,
    private readonly buyers: GuestBuyers,
    private readonly rules: PurchaseRules,
    private readonly waiting: PayWaitingOrder,
  ) {}

  /** The session as it is afterwards, or why nobody was asked; the same write asks once. @throws RequestWrong, and refusals that are no answer, such as a busy provider */
  async payPlaced(
    session: UcpSession,
    order: Order,
    by: Naming,
    sent: Sent,
  ): Promise<UcpSession | Message[]> {
    const { accountId, id } = session;
    const { handler, mobileNumber } = readPayment(sent, NOTHING_SAID);
    const isOther = handler !== null && handler !== order.paymentMethod;
    if (accountId === null || isOther || !mayPayAgain(order)) return session;
    const needsNumber = definitionOf(order.paymentMethod)?.needs.includes('mobileNumber') === true;
    if (needsNumber && mobileNumber === null) return [NUMBER_MISSING];
    if (by.write && !(await this.sessions.name(id, by.write))) return session;
    try {
      const said = await this.rules.check({ ...NOTHING_SAID, mobileNumber });
      if (said.mobileNumber !== null) await this.buyers.mayPrompt(said.mobileNumber, accountId, by.ip);
      const { url } = await this.waiting.pay(order.id, accountId, {
        mobileNumber: said.mobileNumber ?? undefined,
      });
      const made = { orderId: order.id, term: session.term, payUrl: url };
      await this.sessions.placed(id, made);
      return { ...session, ...made };
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable' || error.kind === 'too-many')
        throw error;
      return messagesOf(error, 'recoverable', pathOf);
    }
  }
}
