import type { Refund } from '../domain/payment.js';
import type { Share } from './holders.js';

/** How the keys of refunds begin that were made at the provider. */
const ADOPTED = 'adopted:';

/** Whether it was made in the provider's own dashboard. */
export const isAdopted = ({ idempotencyKey }: Refund): boolean => idempotencyKey.startsWith(ADOPTED);

/** How a refund of the provider is called where it is not the first that it was shared into. */
export const shareName = (ref: string, attemptId: string): string => `${ref}:${attemptId}`;

/** The provider's own id of a refund that it has, also of one that several orders share. */
export const refAtProvider = (ref: string, { attemptId }: Pick<Refund, 'attemptId'>): string =>
  ref.endsWith(`:${attemptId}`) ? ref.slice(0, -attemptId.length - 1) : ref;

/** What one order gives back of a refund that was made at the provider, as `name`. */
export const adoptedRefund = (
  { attempt, amount }: Share,
  name: string,
  id: string,
  createdAt: Date,
): Refund => ({
  ...{ id, orderId: attempt.orderId, tenderId: attempt.tenderId, attemptId: attempt.id, amount },
  ...{ reason: 'made at the provider', lines: [], status: 'requested', byHand: false, toCredit: false },
  ...{ providerRef: name, idempotencyKey: `${ADOPTED}${name}`, tries: 0, lastError: null, createdAt },
});
