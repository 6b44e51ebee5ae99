import { useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import type { RatingCount, Review } from '../platform/api/types';
import type { ShownProduct as Product } from '../platform/shown-product';
import { reviewTexts } from '../platform/messages/en/reviews';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Distribution } from './distribution';
import { RateBox } from './rate-box';
import { ReviewList } from './review-list';

const PER_PAGE = 10;

type State = { reviews: Review[]; average: number; total: number; counts: RatingCount[]; more: boolean };

/** Ratings of a product: their spread, the newest reviews, more on demand, and the shopper's own rating. */
export default function Reviews({ product }: { product: Product }) {
  const [stars, setStars] = useState(0);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<State>({
    reviews: product.reviews,
    average: product.rating,
    total: product.ratingCount,
    counts: product.ratingDistribution,
    more: product.reviews.length >= PER_PAGE && product.ratingCount > PER_PAGE,
  });
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);
  const load = async (rating: number, wantedPage: number) => {
    const turn = (asked.current += 1);
    const isNewest = () => turn === asked.current;
    setBusy(true);
    try {
      const { listProductReviews } = await import('../platform/api/catalogue');
      const query = { page: wantedPage, limit: PER_PAGE, ...(rating ? { rating } : {}) };
      const { data, meta, distribution } = await listProductReviews(product._id, query);
      if (!isNewest()) return;
      setStars(rating);
      setPage(wantedPage);
      setState((now) => ({
        ...now,
        reviews: wantedPage > 1 ? [...now.reviews, ...data] : data,
        counts: distribution ?? now.counts,
        more: meta.page < meta.pages,
      }));
    } catch (error) {
      if (isNewest()) toast.error(messageOf(error, reviewTexts.loadFailed));
    } finally {
      if (isNewest()) setBusy(false);
    }
  };
  return (
    <section
      id="reviews"
      className="grid scroll-mt-24 gap-10 md:grid-cols-[17rem_1fr] lg:grid-cols-[20rem_1fr] lg:gap-16"
    >
      <div className="grid content-start gap-6">
        <h2 className="text-2xl">{reviewTexts.reviews}</h2>
        {state.total > 0 && (
          <Distribution
            average={state.average}
            total={state.total}
            counts={state.counts}
            onPick={(picked) => void load(picked, 1)}
          />
        )}
        <RateBox
          productId={product._id}
          isSized={product.options.some(({ isSize }) => isSize)}
          onRated={(data) => {
            setState((now) => ({ ...now, average: data.newAverageRating, total: data.newRatingCount }));
            void load(0, 1);
          }}
        />
      </div>
      <div>
        {stars > 0 && (
          <p role="status" className="mb-5 flex items-center gap-3">
            {reviewTexts.showing(stars)}
            <Button look="quiet" small onClick={() => void load(0, 1)}>
              {reviewTexts.showAll}
            </Button>
          </p>
        )}
        {state.reviews.length > 0 ? (
          <ReviewList reviews={state.reviews} />
        ) : (
          <p className="text-ink-soft">{reviewTexts.none}</p>
        )}
        {state.more && (
          <Button look="secondary" className="mt-6" busy={busy} onClick={() => void load(stars, page + 1)}>
            {reviewTexts.more}
          </Button>
        )}
      </div>
    </section>
  );
}
