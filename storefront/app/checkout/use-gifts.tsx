import { useState } from 'react';
import type { CheckoutQuote } from '../platform/api/types';
import { useGiftChoice } from '../platform/stores/gifts';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import {
  giftPieces,
  giftProblems,
  giftsSaid,
  giftsTold,
  onlyGiftCards,
  refusedGift,
  type GiftPiece,
} from './gifts';

const GiftRecipients = lazily(() => import('./gift-recipients'));

/** The gift cards of the cart and whom they are for, as the last quote knows them. */
export function useGifts() {
  const gifts = useGiftChoice();
  const [quote, setQuote] = useState<CheckoutQuote | null>(null);
  const [failures, setFailures] = useState(0);
  const pieces: readonly GiftPiece[] = quote ? giftPieces(quote) : [];
  return {
    /** Whether anything of it is sent; until somebody knows, it is. */
    isSent: quote === null || !onlyGiftCards(quote),
    said: giftsSaid(pieces, gifts),
    told: giftsTold(pieces, gifts),
    /** Shows what is wrong and leads there; whether all is right. */
    check(): boolean {
      const isRight = Object.keys(giftProblems(pieces, gifts)).length === 0;
      if (!isRight) setFailures((before) => before + 1);
      return isRight;
    },
    /** What the shop has quoted; while it is asked anew, the last one counts. */
    see(next: CheckoutQuote | null): void {
      if (next) setQuote(next);
    },
    fields(told: { field: string | null; problem: string | null }) {
      if (pieces.length === 0) return null;
      const problems = {
        ...(failures > 0 ? giftProblems(pieces, gifts) : {}),
        ...refusedGift(pieces, gifts, told),
      };
      return (
        <ErrorBoundary quiet>
          <GiftRecipients pieces={pieces} problems={problems} failures={failures} />
        </ErrorBoundary>
      );
    },
  };
}
