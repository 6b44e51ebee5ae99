import { useRef, useState } from 'react';
import { addToCart } from '../platform/api/cart';
import type { OrderLine } from '../platform/api/types';
import { buyAgainTexts } from '../platform/messages/en/orders';
import { cartBeside } from '../platform/stores/cart-beside';
import { refreshCartCount } from '../platform/stores/cart-count';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Adds the lines one after the other; answers the names of those that the shop refused. */
async function addAll(lines: readonly OrderLine[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { productId, variantId, quantity, name } of lines) {
    try {
      await addToCart({ productId, quantity, ...(variantId ? { variantId } : {}) });
    } catch {
      refused.push(name);
    }
  }
  return refused;
}

/** Puts what is still there of an order into the cart, and says what is not. */
export function BuyAgain({ lines }: { lines: readonly OrderLine[] }) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const add = async () => {
    setBusy(true);
    const refused = await addAll(lines);
    await refreshCartCount();
    setBusy(false);
    if (refused.length === lines.length) return toast.error(buyAgainTexts.none);
    if (refused.length > 0)
      toast.info(buyAgainTexts.some, { text: buyAgainTexts.missing(refused.join(', ')) });
    else toast.success(buyAgainTexts.all);
    cartBeside.set({ opener: button.current });
  };
  return (
    <Button ref={button} look="secondary" busy={busy} onClick={() => void add()}>
      <Icon name="bag" />
      {buyAgainTexts.label}
    </Button>
  );
}
