import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { FieldErrors } from '../problem';
import { intention, wasRefused } from './use-order-command';

type Said = {
  /** What is told when it is done. */
  done: string;
  /** Where the shop does not say why it was not. */
  otherwise: string;
  onClose: () => void;
};

/**
 * One step that a dialog asks for: what is refused stays in it with what was typed; what is done is told, and the page shows
 * it. Sent again after no answer it is done once.
 */
export function useStep({ done, otherwise, onClose }: Said) {
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef(intention());
  const [failure, setFailure] = useState('');
  const [faults, setFaults] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const run = async (step: (key: string) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFaults({});
    try {
      await step(key.current);
      notify(done);
      refresh();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : otherwise);
      if (wasRefused(error)) {
        key.current = intention();
        setFaults((error.body as { errors?: FieldErrors } | undefined)?.errors ?? {});
        // what was read may be out of date: the next try stands on what is there now
        refresh();
      }
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure, setFailure, faults };
}

/** What is wrong with one line, whichever of its members is to blame; empty where nothing is. */
export const faultOfLine = ({ lines }: FieldErrors, at: number): string => {
  const line = typeof lines === 'object' ? lines[at] : undefined;
  if (typeof line !== 'object') return line ?? '';
  return Object.values(line).find((fault) => typeof fault === 'string') ?? '';
};
