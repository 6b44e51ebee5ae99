import { useLocation } from 'react-router';
import { listOrderReturns } from '../platform/api/returns';
import type { Order, OrderReturns as Returns } from '../platform/api/types';
import { date } from '../platform/dates';
import { common } from '../platform/messages/en/common';
import { returnTexts } from '../platform/messages/en/returns';
import { useLoad } from '../platform/use-load';
import { Button, LinkButton } from '../ui/button';
import { LateSkeleton } from '../ui/states';
import { ReturnStory } from './return-story';

/** What of a delivered order was sent back and how far that is, and the way to send something back. */
export default function OrderReturns({ order }: { order: Order }) {
  const loaded = useLoad((signal) => listOrderReturns(order._id, signal), order._id);
  // of files alone there is nothing to send back, unless the staff has taken something back all the same
  if (!order.isSent && !loaded.data?.data.returns.length) return null;
  return (
    <section className="card grid gap-5">
      <h2>{returnTexts.section}</h2>
      {loaded.state === 'loading' && <LateSkeleton className="h-12 rounded-m" />}
      {loaded.state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{returnTexts.loadFailed}</p>
          <Button look="secondary" onClick={loaded.reload}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {loaded.state === 'ready' && <Shown orderId={order._id} {...loaded.data.data} />}
    </section>
  );
}

function Shown({ orderId, returns, canReturn, until, lines }: Returns & { orderId: string }) {
  const { hash } = useLocation();
  const day = until ? date(until) : '';
  return (
    <>
      {returns.map((one) => (
        <ReturnStory key={one.id} one={one} />
      ))}
      {canReturn && (
        <div className="no-print grid justify-items-start gap-3">
          <p>{returnTexts.until(day)}</p>
          <LinkButton look="secondary" to={{ pathname: `/orders/${orderId}/return`, hash }}>
            {returnTexts.title}
          </LinkButton>
        </div>
      )}
      {!canReturn && returns.length === 0 && (
        <p>{lines.every(({ left }) => left === 0) ? returnTexts.allBack : returnTexts.over(day)}</p>
      )}
    </>
  );
}
