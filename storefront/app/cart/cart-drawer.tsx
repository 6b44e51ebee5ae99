import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../platform/create-store';
import { getCart } from '../platform/api/cart';
import type { Cart } from '../platform/api/types';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { common } from '../platform/messages/en/common';
import { cartBeside } from '../platform/stores/cart-beside';
import { useLoad } from '../platform/use-load';
import { Sheet } from '../ui/dialog';
import { Late } from '../ui/late';
import { useBackCloses } from '../ui/use-back-closes';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import Toaster from '../ui/toaster';
import { DrawerEnd } from './drawer-end';
import { DrawerLine } from './drawer-line';
import { GoesWith } from './goes-with';
import { GoneRow } from './gone-row';
import { useCartActions } from './use-cart-actions';

const close = () => cartBeside.set(null);

/** The cart beside the page: opens on adding and by the bag. Its changes save themselves; Back and Escape close it. */
export default function CartDrawer() {
  const beside = useStore(cartBeside, null);
  const open = Boolean(beside);
  const { key } = useLocation();
  useEffect(() => close, [key]);
  useBackCloses(open, close);
  useFocusReturn(beside?.opener);
  return (
    <Sheet open={open} onClose={close} title={cartPageTexts.title} className="cart-drawer">
      <Toaster />
      <Content />
    </Sheet>
  );
}

/** A button that was disabled while it added does not get the focus back from the dialog: this gives it. */
function useFocusReturn(opener: Element | null | undefined): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (opener) last.current = opener;
    else if (document.activeElement === document.body && last.current instanceof HTMLElement)
      last.current.focus({ preventScroll: true });
  }, [opener]);
}

function Content() {
  const loaded = useLoad(getCart);
  if (loaded.state === 'failed')
    return <ErrorState title={cartPageTexts.loadFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') {
    return (
      <Late onAgain={loaded.reload}>
        <Skeleton className="h-24 rounded-m" />
      </Late>
    );
  }
  return <Filled cart={loaded.data} />;
}

/** The newest line comes first. */
function Filled({ cart }: { cart: Cart }) {
  const { lines, summary, gone, stale, press, remove, undo, refresh } = useCartActions(cart);
  useAddedBeside(() => void refresh());
  const rows = lines.map((line) => (
    <DrawerLine
      key={line._id}
      line={line}
      onQuantity={(quantity) => press(line, quantity)}
      onRemove={() => void remove(line)}
    />
  ));
  if (gone)
    rows.splice(gone.at, 0, <GoneRow key="gone" name={gone.line.name} onUndo={() => void undo(gone)} />);
  const newest = lines.at(-1);
  return (
    <>
      {rows.length > 0 && <ul className="grid gap-4">{rows.reverse()}</ul>}
      {newest ? (
        <>
          <GoesWith productId={newest.productId} inCart={lines.map(({ productId }) => productId)} />
          <DrawerEnd lines={lines} itemCount={summary.itemCount} stale={stale} />
        </>
      ) : (
        <EmptyState
          title={cartPageTexts.empty}
          text={cartPageTexts.emptyText}
          link={{ label: common.continueShopping, to: '/', replace: true }}
        />
      )}
    </>
  );
}

/** Calls `onAdded` when something is put into the cart while it is on show. */
function useAddedBeside(onAdded: () => void): void {
  const beside = useStore(cartBeside, null);
  const first = useRef(beside);
  const added = useRef(onAdded);
  added.current = onAdded;
  useEffect(() => {
    if (beside && beside !== first.current) added.current();
  }, [beside]);
}
