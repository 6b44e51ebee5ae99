import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes an open `<details>` menu on Escape, on a click beside it and on navigation. */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    // what was opened before this code was there stays open
    if (here.current !== key) ref.current?.removeAttribute('open');
    here.current = key;
  }, [key, ref]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      const details = ref.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [ref]);
}
