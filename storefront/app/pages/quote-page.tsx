import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { QuoteView } from '../checkout/quote-view';
import { ApiError } from '../platform/api/api-error';
import { openQuote } from '../platform/api/quotes';
import type { OpenedQuote } from '../platform/api/types';
import { quoteTexts } from '../platform/messages/en/quote';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { useHydrated } from '../platform/use-hydrated';
import { useLoad } from '../platform/use-load';
import { Late } from '../ui/late';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import type { Route } from './+types/quote-page';

export const meta = () => privateMeta(quoteTexts.title);

/** A quote that the shop has sent, for whoever has its link. The secret stands behind `#`: it is sent to no server but in a body. */
export default function QuotePage({ params }: Route.ComponentProps) {
  const { hash } = useLocation();
  const opened = useHydrated();
  const token = opened ? hash.slice(1) : '';
  return (
    <div className="wrap py-8">
      {opened ? <LoadedQuote key={token} id={params.quoteId} token={token} /> : <Waiting />}
    </div>
  );
}

const Waiting = () => (
  <Late>
    <div className="grid gap-6">
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-96 rounded-l" />
    </div>
  </Late>
);

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function LoadedQuote({ id, token }: { id: string; token: string }) {
  const loaded = useLoad((signal) => openQuote(id, token, signal), id);
  const [isAnswered, setAnswered] = useState(false);
  const answered = () => {
    setAnswered(true);
    loaded.reload();
  };
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'ready') {
    const quote = loaded.data.data;
    if (quote.state === 'sent' && quote.price)
      return <QuoteView quote={quote} price={quote.price} token={token} onAnswered={answered} />;
    return <Ended state={quote.state} isNews={isAnswered} />;
  }
  if (isMissing(loaded.error))
    return (
      <EmptyState
        icon="box"
        title={quoteTexts.notFound}
        text={quoteTexts.notFoundText}
        link={{ label: quoteTexts.write, to: '/contact' }}
      />
    );
  return <ErrorState title={quoteTexts.failed} onRetry={loaded.reload} />;
}

const ENDS: Readonly<Record<OpenedQuote['state'], string>> = {
  sent: quoteTexts.isOver,
  accepted: quoteTexts.wasAccepted,
  declined: quoteTexts.wasDeclined,
  withdrawn: quoteTexts.wasWithdrawn,
  over: quoteTexts.isOver,
};

/** `isNews`: it stands in the place of what the shopper was at, and takes the focus. */
function Ended({ state, isNews }: Pick<OpenedQuote, 'state'> & { isNews: boolean }) {
  const isAccepted = state === 'accepted';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <EmptyState
      main={heading}
      icon={isAccepted ? 'check' : 'box'}
      title={ENDS[state]}
      text={isAccepted ? quoteTexts.wasAcceptedText : quoteTexts.askAgain}
      link={
        isAccepted
          ? { label: profileTexts.ordersTitle, to: '/orders' }
          : { label: quoteTexts.write, to: '/contact' }
      }
    />
  );
}
