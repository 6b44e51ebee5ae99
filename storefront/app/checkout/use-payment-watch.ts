import { useEffect, useState } from 'react';
import { ApiError } from '../platform/api/api-error';
import { getPayment } from '../platform/api/payments';
import type { PaymentState } from '../platform/api/types';

const FIRST_MS = 2_000;
const LATER_MS = 5_000;
const QUICK_LOOKS = 15;

/** How long to wait before the nth look: quick at first, calmer after half a minute. */
export const pause = (look: number): number => (look < QUICK_LOOKS ? FIRST_MS : LATER_MS);

export type Watch = { payment: PaymentState | null; lost: boolean; missing: boolean };

const isDone = (status: PaymentState['status']) => status !== 'pending' && status !== 'processing';

/** Looks at a payment until it is decided. A lost connection is not an answer: it keeps looking. `round` starts over. */
export function usePaymentWatch(paymentId: string, round: number): Watch {
  const [watch, setWatch] = useState<Watch>({ payment: null, lost: false, missing: false });
  useEffect(() => {
    let look = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const control = new AbortController();
    const again = () => {
      look += 1;
      timer = setTimeout(() => void see(), pause(look));
    };
    async function see(): Promise<void> {
      try {
        const { data } = await getPayment(paymentId, control.signal);
        if (control.signal.aborted) return;
        setWatch({ payment: data, lost: false, missing: false });
        if (!isDone(data.status)) again();
      } catch (error) {
        if (control.signal.aborted) return;
        const missing = error instanceof ApiError && (error.status === 404 || error.status === 401);
        setWatch((now) => ({ ...now, lost: !missing, missing }));
        if (!missing) again();
      }
    }
    setWatch((now) => ({ ...now, payment: null }));
    void see();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [paymentId, round]);
  return watch;
}
