import { useEffect, useRef, useState } from 'react';
import { askCartReminder, dropCartReminder, getCartReminder } from '../platform/api/cart-reminder';
import { messageOf } from '../platform/api/api-error';
import { emailRule } from '../platform/forms/rules';
import { reminderTexts } from '../platform/messages/en/reminder';
import { toast } from '../platform/toasts';

/** Whoever types an address is let finish it. */
const TYPED_MS = 800;

/** What the shop knows of it follows the box and the address beside it, once that is whole. */
export function useReminder(typed: string) {
  const [wanted, setWanted] = useState(false);
  /** Where the shop would write to now; empty for nowhere. */
  const known = useRef('');
  const touched = useRef(false);
  /** What is left to be told; whoever goes on before has told it as well. */
  const due = useRef('');
  const email = typed.trim();
  const ask = (address: string) => {
    due.current = '';
    known.current = address;
    askCartReminder(address).catch((error: unknown) => {
      known.current = '';
      setWanted(false);
      toast.error(messageOf(error, reminderTexts.failed));
    });
  };
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const leaving = new AbortController();
    getCartReminder(leaving.signal).then(
      ({ data }) => {
        if (touched.current || !data.email) return;
        known.current = data.email;
        setWanted(true);
      },
      // an unticked box asks for nothing that was not asked for before
      () => undefined,
    );
    return () => {
      leaving.abort();
      if (due.current) latest.current(due.current);
    };
  }, []);
  useEffect(() => {
    due.current = wanted && email !== known.current && emailRule(email) === null ? email : '';
    if (!due.current) return undefined;
    const wait = setTimeout(() => latest.current(email), TYPED_MS);
    return () => clearTimeout(wait);
  }, [wanted, email]);
  const choose = (isWanted: boolean) => {
    touched.current = true;
    setWanted(isWanted);
    if (isWanted) {
      if (emailRule(email) === null) ask(email);
      return;
    }
    if (!known.current) return;
    const before = known.current;
    known.current = '';
    dropCartReminder().catch((error: unknown) => {
      known.current = before;
      setWanted(true);
      toast.error(messageOf(error, reminderTexts.failed));
    });
  };
  return { wanted, choose };
}
