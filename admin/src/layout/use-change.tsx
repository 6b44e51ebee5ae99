import { Button, SnackbarContent } from '@mui/material';
import { useRef } from 'react';
import { useCloseNotification, useNotify, useUpdate, type RaRecord } from 'react-admin';
import { t } from '../texts';

/** Long enough to read the sentence and to reach the button. */
const UNDO_MS = 8_000;

const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const close = useCloseNotification();
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ textDecoration: 'underline' }}
      onClick={() => {
        onUndo();
        close();
      }}
    >
      {t('Undo')}
    </Button>
  );
};

/** Says what was done, with a button that takes it back. */
export function useDone(): (sentence: string, undo: () => void) => void {
  const notify = useNotify();
  return (sentence, undo) =>
    notify(<SnackbarContent message={sentence} action={<UndoButton onUndo={undo} />} />, {
      autoHideDuration: UNDO_MS,
    });
}

/** Keeps what a page reads apart from the shorter record that a list has left: no page begins with members missing. */
export const WHOLE = { page: true };

/** The members of `record` that `change` names, as they are now. */
export const before = <T extends RaRecord>(record: T, change: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(change).map((member) => [member, record[member]])) as Partial<T>;

/**
 * For what costs no money: shown changed at once, sent at once, taken back when the server refuses, and by the person
 * with one click afterwards. What is asked for while a change is on its way is a second click, and not done. On a
 * record's page it is said that it is `WHOLE`: that is what is shown changed there.
 */
export function useChange<T extends RaRecord>(resource: string, shown?: typeof WHOLE) {
  const [update] = useUpdate<T>();
  const notify = useNotify();
  const done = useDone();
  const busy = useRef(false);
  const send = (record: T, change: Partial<T>, onSuccess?: () => void) =>
    void update(
      resource,
      { id: record.id, data: change, previousData: record, ...(shown ? { meta: shown } : {}) },
      {
        mutationMode: 'optimistic',
        ...(onSuccess ? { onSuccess } : {}),
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' }),
        onSettled: () => {
          busy.current = false;
        },
      },
    );
  return (record: T, change: Partial<T>, sentence: string) => {
    if (busy.current) return;
    busy.current = true;
    send(record, change, () =>
      done(sentence, () => send({ ...record, ...change }, before(record, change), () => undefined)),
    );
  };
}
