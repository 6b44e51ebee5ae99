import type { RatingCount } from '../platform/api/types';
import { reviewTexts } from '../platform/messages/en/reviews';
import { tenths } from '../platform/messages/en/writing';

type DistributionProps = {
  average: number;
  total: number;
  counts: RatingCount[];
  onPick: (stars: number) => void;
};

/** Of a product that has ratings the average beside five bars, 5 stars first; pressing a bar shows only those reviews. */
export function Distribution({ average, total, counts, onPick }: DistributionProps) {
  const countOf = (stars: number) => counts.find(({ rating }) => rating === stars)?.count ?? 0;
  const share = (stars: number) => Math.round((100 * countOf(stars)) / total);
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-2">
        <span className="tnum font-display text-3xl leading-none font-extrabold">{tenths(average)}</span>
        <span className="text-ink-soft">
          {reviewTexts.outOf} · {reviewTexts.ratings(total)}
        </span>
      </p>
      <ul>
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <button
              type="button"
              className="grid w-full grid-cols-[1rem_1fr_2.5rem] items-center gap-3 py-1.5 text-sm"
              onClick={() => onPick(stars)}
            >
              <span className="tnum">
                {stars}
                <span className="sr-only"> {reviewTexts.stars(stars)}</span>
              </span>
              <span className="bar">
                <span style={{ width: `${share(stars)}%` }} />
              </span>
              <span className="tnum text-end text-ink-soft">
                {countOf(stars)}
                <span className="sr-only"> {reviewTexts.showOnly}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
