import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Facets } from '../platform/api/types';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { standAlone } from '../ui/stand-alone';
import { useBackCloses } from '../ui/use-back-closes';
import { FilterFields } from './filter-fields';
import { chipsOf } from './chips';
import { type Filters, readFilters, sorts } from './filters';
import { ignore } from './ignore';
import { ViewSwitch } from './view-switch';

type PanelProps = {
  filters: Filters;
  facets: Facets;
  total: number;
  /** The category filter stands on the shop page only. */
  withCategories?: boolean;
  /** Finds of a search stand by how well they match, unless told otherwise. */
  isSearch?: boolean;
  children?: ReactNode;
};

/** From here up the filters are a rail that stays; below, a sheet: as in list.css. */
const rails = () => window.matchMedia('(width >= 64rem)');
const isRail = () => rails().matches;

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open || isRail()) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Filters and sort order as one plain GET form: every change is one address, and it works without JavaScript. */
export default function FilterPanel({
  filters: loaded,
  facets,
  total,
  withCategories,
  isSearch,
  children,
}: PanelProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  // What was just chosen shows at once; the list's own filters take over when they arrive.
  const [draft, setDraft] = useState({ filters: loaded, from: loaded });
  const filters = draft.from === loaded ? draft.filters : loaded;
  const [isSheet, setSheet] = useState(false);
  const send = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].filter(([, value]) => value !== '');
    const params = new URLSearchParams(entries as [string, string][]);
    setDraft({ filters: readFilters(params), from: loaded });
    void navigate({ search: String(params) }, { preventScrollReset: true, replace: isSheet });
  };
  const close = useCallback(() => details.current?.removeAttribute('open'), []);
  useBackCloses(isSheet, close, useLocation().key);
  const changed = (event: FormEvent) => {
    // figures are taken when they are whole
    if (!(event.target instanceof HTMLInputElement && event.target.type === 'number')) send();
  };
  const left = ({ target }: { target: EventTarget }) => {
    if (
      target instanceof HTMLInputElement &&
      target.type === 'number' &&
      target.value !== target.defaultValue
    )
      send();
  };
  useLayoutEffect(() => {
    if (!details.current) return;
    if (isRail()) details.current.open = true;
    // opened before this code was there
    else if (details.current.open) setSheet(true);
  }, []);
  useEffect(() => {
    // a rail is not a sheet that somebody opened, nor the other way round
    const turned = () => {
      if (details.current) details.current.open = isRail();
      setSheet(false);
    };
    const wide = rails();
    wide.addEventListener('change', turned);
    return () => wide.removeEventListener('change', turned);
  }, []);
  useEffect(() => (isSheet && details.current ? standAlone(details.current) : undefined), [isSheet]);
  const chosen = chipsOf(filters).length;
  return (
    <form
      ref={form}
      method="get"
      className="list-form"
      onChange={changed}
      onBlur={left}
      onKeyDown={(event) => event.key === 'Enter' && left(event)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
      <details
        ref={details}
        className="filters"
        onKeyDown={closeOnEscape}
        onToggle={({ currentTarget: rail }) => {
          if (isRail()) rail.open = true;
          setSheet(rail.open && !isRail());
        }}
      >
        <summary className="btn btn-secondary btn-small">
          <Icon name="filter" />
          {catalogueTexts.filters}
          {chosen > 0 && <span className="tnum">({chosen})</span>}
          <Icon name="close" className="filters-close" />
        </summary>
        <div className="filter-panel">
          <FilterFields filters={filters} facets={facets} total={total} withCategories={withCategories} />
          <div className="filter-done">
            {hydrated ? (
              <Button onClick={close}>{catalogueTexts.show(total)}</Button>
            ) : (
              <Button type="submit">{catalogueTexts.apply}</Button>
            )}
          </div>
        </div>
      </details>
      <div className="list-tools">
        {children}
        <ViewSwitch filters={filters} />
        <label className="flex items-center gap-2 text-sm font-semibold">
          <span className="max-md:sr-only">{catalogueTexts.sort}</span>
          <select
            name="sort"
            value={filters.sort}
            onChange={ignore}
            className="input w-auto! min-h-10! py-1! text-sm!"
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {isSearch && value === 'featured' ? catalogueTexts.bestMatch : label}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button type="submit" small>
            {catalogueTexts.sortNow}
          </Button>
        </noscript>
      </div>
    </form>
  );
}
