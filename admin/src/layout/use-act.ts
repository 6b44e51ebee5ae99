import { useState } from 'react';
import { useNotify } from 'react-admin';

/**
 * For what a click asks for: `busy` while it is on its way, a notice where it was refused (`otherwise` where nobody says why).
 * Answers whether it was done.
 */
export function useAct(otherwise: string) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : otherwise, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
