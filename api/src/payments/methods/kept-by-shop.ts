import type { MethodDefinition } from '../domain/definition.js';
import { InvalidPaymentMethod } from '../domain/refusals.js';
import type { Attempt } from '../domain/payment.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type OwnMoney,
  type ProviderAnswer,
  type Purchase,
} from './contract.js';
import type { ProviderTools } from './tools.js';

/** Money that the shop itself keeps: it is taken as the order is placed, in its transaction. */
export class KeptByShop extends PaymentStrategy {
  constructor(
    definition: MethodDefinition,
    private readonly tools: Pick<ProviderTools, 'credit' | 'settings'>,
  ) {
    super(definition);
  }

  override get ownMoney(): OwnMoney {
    const { credit } = this.tools;
    return {
      take: async ({ accountId, attempt }) => {
        await credit.redeem({ ...namesOf(attempt), accountId, amount: attempt.amount });
        return this.paid(attempt);
      },
      putBack: ({ attempt, refundId, amount }) => credit.putBack({ ...namesOf(attempt), refundId, amount }),
    };
  }

  /** @throws InvalidPaymentMethod for a purchase that names nothing to take it from */
  override plan({ source }: Purchase): AttemptPlan {
    if (source === undefined) throw new InvalidPaymentMethod();
    const request = { creditId: source };
    return { provider: this.provider, providerRef: null, request, expiresAt: null, nextCheckAt: null };
  }

  override start(attempt: Attempt): Promise<ProviderAnswer> {
    return Promise.resolve(this.paid(attempt));
  }

  override read(attempt: Attempt): Promise<ProviderAnswer> {
    return this.start(attempt);
  }

  override stop(attempt: Attempt): Promise<ProviderAnswer> {
    return this.start(attempt);
  }

  private paid({ id }: Attempt): ProviderAnswer {
    return { event: 'paid', url: `${this.tools.settings.shopUrl}/payment-success?session_id=${id}` };
  }
}

const namesOf = ({ id, orderId, request }: Attempt) => ({
  creditId: 'creditId' in request && typeof request.creditId === 'string' ? request.creditId : '',
  attemptId: id,
  orderId,
});
