import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { confirmCheckout } from '../platform/api/payments';
import type { ConfirmationAnswer } from '../platform/api/types';
import { verifyTexts } from '../platform/messages/en/checkout';
import { pause } from './use-payment-watch';

export type Confirmation =
  | { state: 'verifying' }
  | { state: 'processing' }
  | { state: 'paid'; answer: ConfirmationAnswer }
  | { state: 'failed'; message: string };

/** True when asking again may help: nothing answered, or the shop could not reach the provider just then. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.status === 429 || error.status >= 502);

const MOST_PASSING = 5;

/** Asks whether the session was paid, again and again while the provider is still at it. */
export function useConfirmation(sessionId: string): Confirmation {
  const [shown, setShown] = useState<Confirmation>({ state: 'verifying' });
  useEffect(() => {
    let gone = false;
    let look = 0;
    let passing = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      look += 1;
      timer = setTimeout(() => void ask(), pause(look));
    };
    async function ask(): Promise<void> {
      try {
        const answer = await confirmCheckout(sessionId);
        if (gone) return;
        if (answer.data.status === 'paid') return setShown({ state: 'paid', answer });
        setShown({ state: 'processing' });
        later();
      } catch (error) {
        if (gone) return;
        passing += 1;
        if (isPassing(error) && passing <= MOST_PASSING) return later();
        setShown({ state: 'failed', message: messageOf(error, verifyTexts.failed) });
      }
    }
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [sessionId]);
  return shown;
}
