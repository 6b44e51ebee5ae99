import type { CSSProperties } from 'react';
import { controlTexts } from '../platform/messages/en/controls';
import { tenths } from '../platform/messages/en/writing';

/** Five stars, filled up to the floor of `rating` (specification 9), with the average and the number of ratings in words. */
export function Stars({ rating, ratings }: { rating: number; ratings?: number }) {
  const full = Math.floor(rating);
  const average = tenths(rating);
  const words = ratings === undefined ? controlTexts.stars(average) : controlTexts.starsOf(average, ratings);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm whitespace-nowrap">
      <span className="stars" role="img" aria-label={words} style={{ '--full': full } as CSSProperties} />
      {ratings !== undefined && (
        <span className="tnum text-ink-soft" aria-hidden="true">
          {ratings > 0 ? `${average} (${ratings})` : '(0)'}
        </span>
      )}
    </span>
  );
}
