import { useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { removeCartLine } from '../platform/api/cart';
import type { Cart } from '../platform/api/types';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';

type GoneLines = NonNullable<Cart['gone']>;

/** What was in the cart and is no longer sold, until the shopper has seen it. */
export function GoneNotice({ gone }: { gone: GoneLines }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const left = gone.filter(({ _id }) => !seen.includes(_id));
  if (left.length === 0) return null;
  async function dismiss(): Promise<void> {
    setSeen(gone.map(({ _id }) => _id));
    try {
      for (const { _id } of left) await removeCartLine(_id).catch(unlessGone);
    } catch (error) {
      setSeen([]);
      toast.error(messageOf(error, cartPageTexts.removeFailed));
    }
  }
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3"
    >
      <ul className="min-w-0">
        {left.map(({ _id, name }) => (
          <li key={_id} className="break-words">
            {cartPageTexts.noLongerSold(name)}
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => void dismiss()}>
        {cartPageTexts.dismiss}
      </Button>
    </div>
  );
}

/** Dismissed in another tab is dismissed. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
