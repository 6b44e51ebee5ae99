import { useCallback, useState } from 'react';
import { partTexts } from '../platform/messages/en/product-parts';
import { ErrorBoundary, lazily } from '../ui/error-boundary';

/** Comes when it is asked for. */
const SizeTable = lazily(() => import('./size-table'));

/** The way to the sizes of a product's category, where one has to be chosen. */
export default function SizeGuide({ category }: { category: string }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" className="link ms-auto py-0.5 text-sm" onClick={() => setOpen(true)}>
        {partTexts.sizeGuide}
      </button>
      {open && (
        <ErrorBoundary quiet>
          <SizeTable category={category} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
