import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { verifyTexts } from '../platform/messages/en/checkout';
import { pause } from './use-payment-watch';

export type Confirmation<T> =
  | { state: 'verifying' }
  | { state: 'processing' }
  | { state: 'answered'; answer: T }
  | { state: 'failed'; message: string };

/** True when asking again may help: nothing answered, or the shop could not reach the provider just then. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.status === 429 || error.status >= 502);

const MOST_PASSING = 5;

type Told = { data: { status: string } };

/** Asks whether the session was paid, again and again while the provider is still at it. `ask` keeps its identity. */
export function useConfirmation<T extends Told>(
  sessionId: string,
  ask: (sessionId: string) => Promise<T>,
): Confirmation<T> {
  const [shown, setShown] = useState<Confirmation<T>>({ state: 'verifying' });
  useEffect(() => {
    let gone = false;
    let look = 0;
    let passing = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      look += 1;
      timer = setTimeout(() => void askAgain(), pause(look));
    };
    async function askAgain(): Promise<void> {
      try {
        const answer = await ask(sessionId);
        if (gone) return;
        if (answer.data.status !== 'processing') return setShown({ state: 'answered', answer });
        setShown({ state: 'processing' });
        later();
      } catch (error) {
        if (gone) return;
        passing += 1;
        if (isPassing(error) && passing <= MOST_PASSING) return later();
        setShown({ state: 'failed', message: messageOf(error, verifyTexts.failed) });
      }
    }
    void askAgain();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [sessionId, ask]);
  return shown;
}
