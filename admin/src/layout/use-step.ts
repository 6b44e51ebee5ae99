import { useNotify } from 'react-admin';
import type { FieldErrors } from '../problem';
import { useOnce } from './use-once';

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
  const once = useOnce(otherwise);
  const run = (step: (key: string) => Promise<unknown>): Promise<boolean> =>
    once.run(async (key) => {
      await step(key);
      notify(done);
      onClose();
    });
  const { errors = {} } = (once.refused?.body ?? {}) as { errors?: FieldErrors };
  return { ...once, run, faults: errors };
}

/** What is wrong with one line, whichever of its members is to blame; empty where nothing is. */
export const faultOfLine = ({ lines }: FieldErrors, at: number): string => {
  const line = typeof lines === 'object' ? lines[at] : undefined;
  if (typeof line !== 'object') return line ?? '';
  return Object.values(line).find((fault) => typeof fault === 'string') ?? '';
};
