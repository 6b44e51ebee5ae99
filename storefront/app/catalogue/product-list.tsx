import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { cx } from '../ui/cx';
import { Icon, type IconName } from '../ui/icon';
import { Island, lazily } from '../ui/island';
import { type Filters, type View, chipsOf, hrefWith, readFilters, NOTHING_CHOSEN } from './filters';
import type { TileList, TileProduct } from './tile-product';

/** A native form: it works before its code is there. */
const FilterPanel = lazily(() => import('./filter-panel'));
const ListEnd = lazily(() => import('./list-end'));

type ListProps = {
  list: TileList;
  filters: Filters;
  withCategories?: boolean;
  empty: ReactNode;
  tile: (product: TileProduct, index: number, view: View) => ReactNode;
};

/** A filterable list of products: filters, chips, count, views, products, pages. All state is in the URL. */
export function ProductListing({ list, filters, withCategories, empty, tile }: ListProps) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const updating = next?.pathname === pathname;
  // While the next list is on its way, the controls already show what was chosen.
  const shown = updating ? readFilters(new URLSearchParams(next?.search)) : filters;
  const { data: products, meta, facets } = list;
  if (meta.total === 0 && chipsOf(filters).length === 0) return empty;
  return (
    <div className="listing">
      <Island>
        <FilterPanel filters={filters} facets={facets} total={meta.total} withCategories={withCategories}>
          <p role="status" className="tnum text-sm text-ink-soft">
            {catalogueTexts.products(meta.total)}
          </p>
          <ViewSwitch filters={filters} />
        </FilterPanel>
      </Island>
      <Chips filters={shown} />
      <h2 className="sr-only">{catalogueTexts.list}</h2>
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
      <Island>
        <ListEnd filters={filters} shown={products.length} total={meta.total} />
      </Island>
    </div>
  );
}

const viewIcons: [View, IconName][] = [
  ['grid', 'grid'],
  ['compact', 'compact'],
  ['list', 'rows'],
];

function ViewSwitch({ filters }: { filters: Filters }) {
  return (
    <nav aria-label={catalogueTexts.view} className="flex rounded-pill border border-line">
      {viewIcons.map(([view, icon]) => (
        <Link
          key={view}
          to={hrefWith(filters, { view })}
          preventScrollReset
          aria-label={catalogueTexts.views[view]}
          aria-current={filters.view === view ? 'true' : undefined}
          className={cx('icon-btn size-9.5!', filters.view === view && 'bg-plate')}
        >
          <Icon name={icon} />
        </Link>
      ))}
    </nav>
  );
}

function Chips({ filters }: { filters: Filters }) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  const bare = hrefWith(filters, NOTHING_CHOSEN);
  return (
    <ul aria-label={catalogueTexts.chosen} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link
            to={href}
            preventScrollReset
            aria-label={catalogueTexts.removeFilter(label)}
            className="chip chip-on"
          >
            {label}
            <Icon name="close" className="size-4!" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={bare} preventScrollReset className="link inline-block px-2 py-1.5 text-sm">
          {catalogueTexts.clearAll}
        </Link>
      </li>
    </ul>
  );
}
