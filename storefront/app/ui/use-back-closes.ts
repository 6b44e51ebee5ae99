import { useLayoutEffect } from 'react';
import { onStep } from '../platform/history-steps';

/** The router's name of the entry, which the step of a sheet shares with the page under it. */
const keyOfPage = () => (window.history.state as { key?: string } | null)?.key;

const onTop = () => Boolean((window.history.state as { sheet?: boolean } | null)?.sheet);

/**
 * While `open`, going Back calls `onClose` and stays on the page: the open sheet is a step of the history of its own,
 * which is taken back when the sheet is closed in another way. What leads on from inside the sheet replaces that step; a
 * sheet that stays then gets another one for the new `place`. The router hears of none of these steps: it would load the page again.
 */
export function useBackCloses(open: boolean, onClose: () => void, place = ''): void {
  // with the screen that shows it: whoever sees the sheet can go back from it
  useLayoutEffect(() => {
    if (!open) return undefined;
    window.history.pushState({ ...window.history.state, sheet: true }, '');
    const here = keyOfPage();
    const end = onStep(() => {
      // a page that has taken the sheet's place was left: that is the router's
      if (keyOfPage() !== here) return false;
      onClose();
      return true;
    });
    return () => {
      end();
      if (!onTop()) return;
      const endOwn = onStep(() => {
        endOwn();
        return true;
      });
      window.history.back();
    };
  }, [open, onClose, place]);
}
