import { ApiError, messageOf } from '../api/api-error';
import { mergeCarts } from '../api/cart';
import { guestTexts } from '../messages/en/guest';
import { toast } from '../toasts';

/** Moves a guest's cart into that of whoever has just logged in; tells what found no room. */
export async function mergeCart(guestToken: string): Promise<void> {
  try {
    const { leftOut } = await mergeCarts(guestToken);
    const items = leftOut.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
    if (items) toast.info(guestTexts.leftOut(items));
  } catch (error) {
    // a guest who became this customer has no cart of their own any more
    if (error instanceof ApiError && error.status === 404) return;
    toast.error(messageOf(error, guestTexts.mergeFailed));
  }
}
