import { type FormEvent, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { leaveFeedback } from '../platform/api/orders';
import type { Order, OrderLine } from '../platform/api/types';
import { feedbackTexts } from '../platform/messages/en/orders';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { TextArea } from '../ui/field';
import { Thumb } from '../ui/picture';
import { StarChoice } from '../ui/star-choice';

const MOST_CHARACTERS = 1000;
type Opinion = { rating: number; comment: string };
const nothing: Opinion = { rating: 0, comment: '' };

/** One entry per product: two variants of it are one opinion, and what is none of the catalogue has none. */
export function productsOf(lines: readonly OrderLine[]): OrderLine[] {
  const goods = lines.filter(({ isOwnLine }) => !isOwnLine);
  return [...new Map(goods.map((line) => [line.productId, line])).values()];
}

/** Stars and words for the order as a whole, and for each product that the shopper wants to rate. */
export function FeedbackForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const products = productsOf(order.products);
  const [whole, setWhole] = useState(nothing);
  const [items, setItems] = useState<Record<string, Opinion>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (whole.rating === 0) {
      setProblem(feedbackTexts.missing);
      document.querySelector<HTMLElement>('input[name=overall]')?.focus();
      return;
    }
    setBusy(true);
    const rated = Object.entries(items).filter(([, opinion]) => opinion.rating > 0);
    try {
      await leaveFeedback(order._id, {
        rating: whole.rating,
        comment: whole.comment.trim(),
        items: rated.map(([productId, { rating, comment }]) => ({
          productId,
          rating,
          comment: comment.trim(),
        })),
      });
      toast.success(feedbackTexts.done);
      onDone();
    } catch (error) {
      toast.error(messageOf(error, feedbackTexts.failed));
      setBusy(false);
    }
  }

  const changeItem = (id: string, change: Partial<Opinion>) =>
    setItems((now) => ({ ...now, [id]: { ...(now[id] ?? nothing), ...change } }));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[40rem] gap-6">
      <section className="card grid gap-4">
        <StarChoice
          legend={feedbackTexts.overall}
          name="overall"
          value={whole.rating}
          error={problem}
          onChange={(rating) => {
            setWhole((now) => ({ ...now, rating }));
            setProblem(null);
          }}
        />
        <TextArea
          label={feedbackTexts.comment}
          mark="optional"
          name="comment"
          maxLength={MOST_CHARACTERS}
          value={whole.comment}
          onChange={(event) => setWhole((now) => ({ ...now, comment: event.target.value }))}
        />
      </section>
      {products.map((line) => (
        <ItemFeedback
          key={line.productId}
          line={line}
          opinion={items[line.productId] ?? nothing}
          onChange={(change) => changeItem(line.productId, change)}
        />
      ))}
      <Button type="submit" busy={busy} className="justify-self-start">
        {feedbackTexts.send}
      </Button>
    </form>
  );
}

type ItemProps = { line: OrderLine; opinion: Opinion; onChange: (change: Partial<Opinion>) => void };

function ItemFeedback({ line, opinion, onChange }: ItemProps) {
  return (
    <section className="card grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3">
      <span className="plate block aspect-square rounded-m sm:row-span-2 sm:self-start">
        <Thumb url={line.image} />
      </span>
      <h2 className="self-center text-lg sm:self-auto">{line.name}</h2>
      <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
        <StarChoice
          quiet
          legend={feedbackTexts.rate(line.name)}
          name={`item-${line.productId}`}
          value={opinion.rating}
          onChange={(rating) => onChange({ rating })}
        />
        {opinion.rating > 0 && (
          <TextArea
            label={feedbackTexts.itemComment}
            mark="optional"
            maxLength={MOST_CHARACTERS}
            value={opinion.comment}
            onChange={(event) => onChange({ comment: event.target.value })}
          />
        )}
      </div>
    </section>
  );
}
