import { Skeleton } from '../ui/states';

/** The shape of a filled cart. */
export function CartSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_24rem]">
      <ul>
        {[1, 2, 3].map((row) => (
          <li
            key={row}
            className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-line py-5 sm:grid-cols-[7rem_1fr_auto]"
          >
            <Skeleton className="aspect-square rounded-m" />
            <span className="grid content-start gap-3">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </span>
            <Skeleton className="h-11 w-32 rounded-pill" />
          </li>
        ))}
      </ul>
      <Skeleton className="h-80 rounded-l" />
    </div>
  );
}
