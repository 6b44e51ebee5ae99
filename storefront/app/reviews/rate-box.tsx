import { useState } from 'react';
import { useLocation } from 'react-router';
import type { NewRating, RateInput } from '../platform/api/types';
import { messageOf } from '../platform/api/api-error';
import { fitTexts } from '../platform/messages/en/fit';
import { headerTexts } from '../platform/messages/en/header';
import { reviewTexts } from '../platform/messages/en/reviews';
import { loginPath } from '../platform/session/next-path';
import { useLoggedIn } from '../platform/session/use-session';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/radio-cards';
import { cx } from '../ui/cx';
import { Input, TextArea } from '../ui/field';
import { Icon } from '../ui/icon';
import { formText } from '../platform/forms/form-text';

type Fit = NonNullable<RateInput['fit']>;
type RateBoxProps = {
  productId: string;
  /** Its goods come in sizes. */
  isSized: boolean;
  onRated: (data: NewRating) => void;
};

const FITS: readonly { value: Fit; label: string }[] = [
  { value: 'small', label: fitTexts.small },
  { value: 'right', label: fitTexts.right },
  { value: 'large', label: fitTexts.large },
];

/** Five stars to press; while a rating is on its way they are dimmed and a second one is blocked. Words may follow. */
export function RateBox({ productId, isSized, onRated }: RateBoxProps) {
  const [mine, setMine] = useState(0);
  const [busy, setBusy] = useState(false);
  const [fit, setFit] = useState<Fit | ''>('');
  const [written, setWritten] = useState(false);
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const send = async (input: RateInput) => {
    if (busy) return false;
    setBusy(true);
    try {
      const { rateProduct } = await import('../platform/api/catalogue');
      const answer = await rateProduct(productId, input);
      setMine(input.rating);
      onRated(answer.data);
      toast.success(answer.message || reviewTexts.thanks);
      return true;
    } catch (error) {
      toast.error(messageOf(error, reviewTexts.failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const rate = (rating: number) => {
    if (loggedIn) return void send({ rating });
    const to = loginPath(pathname + search);
    toast.error(reviewTexts.loginNeeded, { action: { label: headerTexts.login, to } });
  };
  const sendText = async (form: FormData) => {
    const text = (name: string) => formText(form, name).trim() || undefined;
    const words = { title: text('title'), comment: text('comment') };
    setWritten(await send({ rating: mine, ...words, ...(fit ? { fit } : {}) }));
  };
  return (
    <div className="card grid gap-3">
      <h3>{reviewTexts.yours}</h3>
      <div
        role="group"
        aria-label={reviewTexts.yours}
        className={cx('flex transition-opacity', busy && 'opacity-40')}
      >
        {[1, 2, 3, 4, 5].map((star) => (
          <button
            key={star}
            type="button"
            className="rate-star"
            aria-label={reviewTexts.star(star)}
            aria-pressed={mine === star}
            aria-disabled={busy}
            onClick={() => rate(star)}
          >
            <Icon name="star" filled={star <= mine} />
          </button>
        ))}
      </div>
      {mine > 0 && !written && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void sendText(new FormData(event.currentTarget));
          }}
        >
          <p className="text-sm text-ink-soft">{reviewTexts.words}</p>
          {isSized && (
            <RadioCards<Fit | ''>
              legend={fitTexts.question}
              name="fit"
              value={fit}
              options={FITS}
              onChange={setFit}
            />
          )}
          <Input label={reviewTexts.title} name="title" maxLength={100} />
          <TextArea label={reviewTexts.comment} name="comment" maxLength={2000} rows={4} />
          <Button type="submit" look="secondary" busy={busy}>
            {reviewTexts.send}
          </Button>
        </form>
      )}
    </div>
  );
}
