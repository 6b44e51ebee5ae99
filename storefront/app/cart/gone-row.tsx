import { useEffect, useRef } from 'react';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { Button } from '../ui/button';
import { firstClick } from '../ui/first-click';

/** Stands where a line was removed, and puts it back on demand. Takes the focus that the removed line had. */
export function GoneRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <li ref={ref} className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-3">
      <p className="text-ink-soft">{cartPageTexts.removedLine(name)}</p>
      <Button look="secondary" onClick={firstClick(onUndo)}>
        {cartPageTexts.undo}
      </Button>
    </li>
  );
}
