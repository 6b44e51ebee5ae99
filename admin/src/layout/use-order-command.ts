import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { t } from '../texts';

/** A key that names one intention of a person, so that a repeated click or call does it once. */
export const intention = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Its first sending is still at work there: whoever asked under another key would have it done twice. */
const STILL_RUNNING = 'idempotency_key_in_use';

/** The server said no. After anything else (no network, a crash) the same intention is sent again, to be done once. */
export const wasRefused = (reason: unknown): reason is HttpError =>
  reason instanceof HttpError &&
  reason.status >= 400 &&
  reason.status < 500 &&
  (reason.body as { code?: unknown } | undefined)?.code !== STILL_RUNNING;

/** Runs a command on an order: pessimistic, once per intention, with the refusal's sentence kept for showing. */
export function useOrderCommand(orderId: unknown) {
  const key = useRef(intention());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const refresh = useRefresh();
  const queries = useQueryClient();

  const run = async (command: (key: string) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure('');
    try {
      await command(key.current);
      key.current = intention();
      await queries.invalidateQueries({ queryKey: ['orders'] });
      refresh();
      return true;
    } catch (reason) {
      if (wasRefused(reason)) {
        key.current = intention();
        // the page may be out of date: what the order no longer allows is not offered on
        refresh();
      }
      setFailure(
        reason instanceof Error
          ? reason.message
          : t('Order {orderId} was not changed.', { orderId: String(orderId) }),
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  /**
   * For a dialog: not by a click beside it, which loses what was typed, and not while the command is on its way. Asked for
   * once more, it would be another one and done twice.
   */
  const leaving = (close: () => void) => (_event: unknown, reason?: string) => {
    if (!busy && reason !== 'backdropClick') close();
  };
  return { run, busy, failure, setFailure, leaving };
}
