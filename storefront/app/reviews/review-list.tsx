import type { Review } from '../platform/api/types';
import { date } from '../platform/dates';
import { fitTexts } from '../platform/messages/en/fit';
import { reviewTexts } from '../platform/messages/en/reviews';
import { shopName } from '../platform/shop-name';
import { Badge } from '../ui/badge';
import { Stars } from '../ui/stars';

/** What the shop says to it. */
const Answer = ({ text, createdAt }: NonNullable<Review['answer']>) => (
  <div className="mt-4 border-s-2 border-line ps-4">
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="font-semibold">{reviewTexts.answer(shopName())}</span>
      <time className="text-ink-soft" dateTime={createdAt}>
        {date(createdAt)}
      </time>
    </p>
    <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
      {text}
    </p>
  </div>
);

/** What shoppers wrote; ratings without words show their stars only. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="grid gap-6">
      {reviews.map((review) => (
        <li key={review._id} className="border-b border-line pb-6">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars rating={review.rating} />
            {review.title && <h3 className="text-md! font-semibold">{review.title}</h3>}
          </div>
          {review.comment && <p className="mt-2 max-w-prose wrap-anywhere">{review.comment}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <span>{review.author}</span>
            <time dateTime={review.createdAt}>{date(review.createdAt)}</time>
            {review.fit && <span>{fitTexts[review.fit]}</span>}
            {review.verified && <Badge look="good">{reviewTexts.verified}</Badge>}
          </p>
          {review.answer && <Answer {...review.answer} />}
        </li>
      ))}
    </ul>
  );
}
