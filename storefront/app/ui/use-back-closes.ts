import { useEffect } from 'react';

/** Keeps a step of the history that is no navigation from the router, which would load the page again. */
const keepFromRouter = (event: PopStateEvent) => event.stopImmediatePropagation();

const onTop = () => Boolean((window.history.state as { sheet?: boolean } | null)?.sheet);

/**
 * While `open`, going Back calls `onClose` and stays on the page: the open sheet is a step of the history of its own,
 * which is taken back when the sheet is closed in another way. Links inside the sheet replace that step.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    window.history.pushState({ ...window.history.state, sheet: true }, '');
    const back = (event: PopStateEvent) => {
      keepFromRouter(event);
      onClose();
    };
    window.addEventListener('popstate', back, true);
    return () => {
      window.removeEventListener('popstate', back, true);
      if (!onTop()) return;
      window.addEventListener('popstate', keepFromRouter, { capture: true, once: true });
      window.history.back();
    };
  }, [open, onClose]);
}
