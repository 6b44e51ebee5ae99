import { ApiError } from '../platform/api/api-error';
import type { CartLine, PaymentMethod } from '../platform/api/types';
import { paymentErrors } from '../platform/messages/en/checkout';
import { mobileProblem } from './masks';

/** The sentence for a failed payment call: the server's message, then its error, then the specification's own. */
export function paymentProblem(error: unknown, method: PaymentMethod): string {
  if (!(error instanceof ApiError)) return paymentErrors.failed;
  if (error.isNetwork) return method === 'card' ? paymentErrors.checkout : paymentErrors.request;
  if (error.status === 401) return paymentErrors.authentication;
  if (error.message) return error.message;
  if (error.status === 400) return paymentErrors.badData;
  return method === 'card' ? paymentErrors.checkout : paymentErrors.failed;
}

type Attempt = {
  token: string | null;
  method: string;
  lines: readonly Pick<CartLine, 'productId' | 'name' | 'price' | 'quantity'>[];
  mobileNumber: string;
  amount: number;
};

const isComplete = ({ productId, name, price, quantity }: Attempt['lines'][number]) =>
  Boolean(productId && name) && Number.isFinite(price) && quantity > 0;

/** What keeps a payment from being sent (specification 5); null when nothing does. */
export function attemptProblem({ token, method, lines, mobileNumber, amount }: Attempt): string | null {
  if (!token) return paymentErrors.noToken;
  if (method === 'card') {
    if (lines.length === 0) return paymentErrors.noProducts;
    return lines.every(isComplete) ? null : paymentErrors.badProducts;
  }
  if (method === 'mobile') {
    if (!mobileNumber || !amount) return paymentErrors.mobileMissing;
    return mobileProblem(mobileNumber);
  }
  if (method === 'cash') return amount ? null : paymentErrors.cashMissing;
  if (method === 'bank') return null;
  return paymentErrors.badMethod;
}
