import { type ReactNode, use } from 'react';
import { homeTexts } from '../platform/messages/en/home';
import { ErrorBoundary } from '../ui/error-boundary';
import { Skeleton } from '../ui/states';
import type { ListOutcome } from './load-list';
import type { TileProduct } from './tile-product';

type SectionProps = {
  outcome: ListOutcome | Promise<ListOutcome>;
  heading: ReactNode;
  /** Said when the list is empty; without it nothing is shown then. */
  empty?: ReactNode;
  children: (products: TileProduct[]) => ReactNode;
};

/** A list that may still be on its way: skeleton, then products, an empty text or the failure's text. */
export function ListSection(props: SectionProps) {
  return (
    <ErrorBoundary fallback={<SectionSkeleton heading={props.heading} />}>
      <Arrived {...props} />
    </ErrorBoundary>
  );
}

function Arrived({ outcome, heading, empty, children }: SectionProps) {
  const list = outcome instanceof Promise ? use(outcome) : outcome;
  if (list.ok && list.products.length > 0) return children(list.products);
  if (list.ok && !empty) return null;
  return (
    <>
      <div className="mb-6">{heading}</div>
      <div className="card grid min-h-40 place-content-center text-center" role="status">
        {list.ok ? empty : <Failure reason={list.reason} message={list.message} />}
      </div>
    </>
  );
}

function Failure({ reason, message }: { reason: 'http' | 'network'; message: string }) {
  return (
    <>
      <p data-failed="" className="font-semibold">
        {reason === 'http' ? homeTexts.fetchFailed : homeTexts.networkFailed}
      </p>
      {message && <p className="text-ink-soft">{message}</p>}
    </>
  );
}

function SectionSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div aria-busy="true">
      <div className="mb-6 md:mb-9">{heading}</div>
      <div className="late grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {[1, 2, 3, 4].map((n) => (
          <div key={n} className="grid gap-3">
            <Skeleton className="aspect-square rounded-l" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
