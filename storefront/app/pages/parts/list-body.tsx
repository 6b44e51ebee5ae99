import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type Filters, isFiltered } from '../../catalogue/filters';
import { ListSkeleton } from '../../catalogue/list-skeleton';
import { ProductListing } from '../../catalogue/product-list';
import type { TileList } from '../../catalogue/tile-product';
import { catalogueTexts } from '../../platform/messages/en/catalogue';
import { ErrorBoundary } from '../../ui/error-boundary';
import { EmptyState, ErrorState } from '../../ui/states';
import { ShopTile } from './shop-tile';

export type Loaded<T> = { ok: true; list: T } | { ok: false; message: string };

type BodyProps = {
  result: Loaded<TileList> | Promise<Loaded<TileList>>;
  filters: Filters;
  withCategories?: boolean;
  isSearch?: boolean;
  /** Shown when nothing at all is found; chosen filters have a text of their own. */
  empty: ReactNode;
};

const sizesOf = {
  grid: undefined,
  compact: '(width >= 70rem) 13rem, (width >= 48rem) 18vw, calc(50vw - 1.5rem)',
  list: '13rem',
} as const;

/** How high lists were, by entry of the history. */
const heights = new Map<string, number>();

/**
 * The list of a shop or category page: skeleton, products, nothing found, or the failure with 'Try Again'. The skeleton is
 * as high as the list was, so that Back finds its place before the list is there.
 */
export function ListBody(props: BodyProps) {
  const { key } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const left = body.current;
    return () => void heights.set(key, left?.offsetHeight ?? 0);
  }, [key]);
  const skeleton = (
    <div style={{ minHeight: heights.get(key) }}>
      <ListSkeleton />
    </div>
  );
  return (
    <div ref={body}>
      <ErrorBoundary fallback={skeleton}>
        <Arrived {...props} />
      </ErrorBoundary>
    </div>
  );
}

function Arrived({ result, filters, withCategories, isSearch, empty }: BodyProps) {
  const { revalidate } = useRevalidator();
  const loaded = result instanceof Promise ? use(result) : result;
  if (!loaded.ok) {
    return (
      <ErrorState
        title={catalogueTexts.fetchFailed}
        text={loaded.message}
        onRetry={() => void revalidate()}
      />
    );
  }
  const filtered = isFiltered(filters);
  return (
    <ProductListing
      list={loaded.list}
      filters={filters}
      withCategories={withCategories}
      isSearch={isSearch}
      empty={
        filtered ? (
          <EmptyState icon="filter" title={catalogueTexts.nothing} text={catalogueTexts.nothingFiltered} />
        ) : (
          empty
        )
      }
      tile={(product, index, view) => (
        <ShopTile product={product} sizes={sizesOf[view]} row={view === 'list'} priority={index < 2} />
      )}
    />
  );
}
