import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { cx } from '../ui/cx';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { type Filters, type View, isFiltered, readFilters } from './filters';
import type { TileList, TileProduct } from './tile-product';

/** A native form and links: they work before their code is there. */
const FilterPanel = lazily(() => import('./filter-panel'));
const ChosenFilters = lazily(() => import('./chosen-filters'));
const ListEnd = lazily(() => import('./list-end'));

type ListProps = {
  list: TileList;
  filters: Filters;
  withCategories?: boolean;
  isSearch?: boolean;
  empty: ReactNode;
  tile: (product: TileProduct, index: number, view: View) => ReactNode;
};

/** A filterable list of products: filters, chips, count, views, products, pages. All state is in the URL. */
export function ProductListing({ list, filters, withCategories, isSearch, empty, tile }: ListProps) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const updating = next?.pathname === pathname;
  // While the next list is on its way, the controls already show what was chosen.
  const shown = updating ? readFilters(new URLSearchParams(next?.search)) : filters;
  const { data: products, meta, facets } = list;
  if (meta.total === 0 && !isFiltered(filters)) return empty;
  return (
    <div className="listing">
      <ErrorBoundary>
        <FilterPanel
          filters={filters}
          facets={facets}
          total={meta.total}
          withCategories={withCategories}
          isSearch={isSearch}
        >
          <p role="status" className="tnum text-sm text-ink-soft">
            {catalogueTexts.products(meta.total)}
          </p>
        </FilterPanel>
      </ErrorBoundary>
      <ErrorBoundary>
        <ChosenFilters filters={shown} facets={facets} />
      </ErrorBoundary>
      <h2 className="sr-only">{catalogueTexts.list}</h2>
      {list.nearest && products.length > 0 && <p className="mb-4 text-ink-soft">{catalogueTexts.nearest}</p>}
      {products.length === 0 ? (
        empty
      ) : (
        <ul
          aria-busy={updating}
          className={cx(
            'products transition-opacity',
            filters.view !== 'grid' && `products-${filters.view}`,
            updating && 'opacity-50',
          )}
        >
          {products.map((product, index) => (
            <li key={product._id}>{tile(product, index, filters.view)}</li>
          ))}
        </ul>
      )}
      <ErrorBoundary>
        <ListEnd filters={filters} shown={products.length} total={meta.total} />
      </ErrorBoundary>
    </div>
  );
}
