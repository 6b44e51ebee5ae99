import { useState } from 'react';
import { receiptTexts } from '../platform/messages/en/receipt';
import { ErrorBoundary, lazily } from '../ui/error-boundary';

const PriceExplained = lazily(() => import('./price-explained'));

/** Opens how the price came about; its code and its figures come when it is asked for. */
export function PriceStory({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="no-print grid gap-4">
      <button
        type="button"
        aria-expanded={open}
        className="link min-h-11 justify-self-start"
        onClick={() => setOpen(!open)}
      >
        {open ? receiptTexts.close : receiptTexts.open}
      </button>
      {open && (
        <ErrorBoundary>
          <PriceExplained orderId={orderId} />
        </ErrorBoundary>
      )}
    </div>
  );
}
