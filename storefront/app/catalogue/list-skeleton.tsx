import { common } from '../platform/messages/en/common';
import { Skeleton } from '../ui/states';

/** Eight cards in the shape of the products on their way. */
export function ListSkeleton() {
  return (
    <div className="products late mt-8" aria-busy="true" aria-label={common.loading} role="status">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="grid gap-3" data-testid="skeleton-card">
          <Skeleton className="aspect-square rounded-l" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
