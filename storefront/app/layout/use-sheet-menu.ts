import { type RefObject, type ToggleEvent, useCallback, useEffect, useState } from 'react';
import { useBackCloses } from '../ui/use-back-closes';
import { useDismiss } from './use-dismiss';

/**
 * A `<details>` that covers the page on small screens: Back closes it, as Escape and a press beside it do. What leads on
 * from inside it takes its place in the history.
 */
export function useSheetMenu(ref: RefObject<HTMLDetailsElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => ref.current?.removeAttribute('open'), [ref]);
  useEffect(() => {
    // opened before this code was there
    if (ref.current?.open) setOpen(true);
  }, [ref]);
  useDismiss(ref);
  useBackCloses(isOpen, close);
  const onToggle = ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
    // parts that open inside of it are not the menu
    if (target === currentTarget) setOpen(currentTarget.open);
  };
  return { isOpen, onToggle };
}
