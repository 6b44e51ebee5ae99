import { ApiError } from '../platform/api/api-error';
import type { CartLine, WayToPay } from '../platform/api/types';
import { paymentErrors } from '../platform/messages/en/checkout';
import { mobileProblem } from './masks';

/** The sentence for a failed payment call: the server's message, then its error, then the specification's own. */
export function paymentProblem(error: unknown, next: WayToPay['next'] | undefined): string {
  if (!(error instanceof ApiError)) return paymentErrors.failed;
  if (error.isNetwork) return next === 'redirect' ? paymentErrors.checkout : paymentErrors.request;
  if (error.status === 401) return paymentErrors.authentication;
  if (error.message) return error.message;
  if (error.status === 400) return paymentErrors.badData;
  return next === 'redirect' ? paymentErrors.checkout : paymentErrors.failed;
}

type Attempt = {
  token: string | null;
  way: (Pick<WayToPay, 'next' | 'takesDeposit'> & { needs: readonly string[] }) | undefined;
  lines: readonly Pick<CartLine, 'productId' | 'name' | 'price' | 'quantity'>[];
  mobileNumber: string;
  amount: number;
};

const isComplete = ({ productId, name, price, quantity }: Attempt['lines'][number]) =>
  Boolean(productId && name) && Number.isFinite(price) && quantity > 0;

/** What keeps a payment from being sent (specification 5); null when nothing does. */
export function attemptProblem({ token, way, lines, mobileNumber, amount }: Attempt): string | null {
  if (!token) return paymentErrors.noToken;
  if (!way) return paymentErrors.badMethod;
  if (way.needs.includes('mobileNumber')) {
    if (!mobileNumber || !amount) return paymentErrors.mobileMissing;
    return mobileProblem(mobileNumber);
  }
  if (way.takesDeposit) return amount ? null : paymentErrors.cashMissing;
  if (way.next !== 'redirect') return null;
  if (lines.length === 0) return paymentErrors.noProducts;
  return lines.every(isComplete) ? null : paymentErrors.badProducts;
}
