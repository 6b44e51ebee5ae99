import { useState } from 'react';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** The 'Clear Cart' button, which asks first. */
export function ClearCart({ items, onClear }: { items: string; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {cartPageTexts.clear}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={cartPageTexts.clearTitle}>
        <p>{cartPageTexts.clearText(items)}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => setAsking(false)}>
            {cartPageTexts.keep}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              setAsking(false);
              onClear();
            }}
          >
            {cartPageTexts.clear}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
