import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

type Said = {
  /** What is told when it is done. */
  done: string;
  /** Where the shop does not say why it was not. */
  otherwise: string;
  onClose: () => void;
};

/** One step that a dialog asks for: what is refused stays in it with what was typed; what is done is told, and the page shows it. */
export function useStep({ done, otherwise, onClose }: Said) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await step();
      notify(done);
      refresh();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : otherwise);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure, setFailure };
}
