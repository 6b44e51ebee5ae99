import { useEffect, useState } from 'react';
import { useNotify, useRefresh, type HttpError } from 'react-admin';
import { t } from '../texts';
import { intentions, wasRefused } from './intention';

/** Asks for something once, waits for it, and keeps the sentence why it was not done; `otherwise` where nobody says why. */
export function useOnce(otherwise: string) {
  const [wanted] = useState(intentions);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState<HttpError>();
  const [isFixed, setFixed] = useState(false);
  const refresh = useRefresh();
  const notify = useNotify();
  useEffect(
    () => () => {
      if (!wanted.isUnanswered()) return;
      // left without an answer: whoever opens it anew stands on what is there now
      refresh();
      notify(t('Whether it was done is not known. Please look at the page before you do it again.'), {
        type: 'warning',
      });
    },
    [wanted, refresh, notify],
  );
  const run = async (command: (key: string) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure('');
    try {
      await wanted.send(command);
      setRefused(undefined);
      refresh();
      return true;
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : otherwise);
      setRefused(wasRefused(reason) ? reason : undefined);
      // the page may be out of date: the next try stands on what is there now
      if (wasRefused(reason)) refresh();
      return false;
    } finally {
      setFixed(wanted.isUnanswered());
      setBusy(false);
    }
  };
  const again = () => run(() => Promise.resolve());
  return {
    ...{ run, busy, failure, setFailure },
    /** What the shop has said no to, last. */
    refused,
    /** For the dialog that asks; `isFixed`: it is not known whether it was done, and typing changes nothing of what was sent. */
    standing: { busy, failure, isFixed, again },
  };
}
