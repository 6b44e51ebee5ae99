import { data, redirect } from 'react-router';
import { categoryTrail } from '../catalogue/category-tree';
import { isOwnShop, loadShop } from '../platform/load-shop';
import { isFiltered, readFilters, toListQuery } from '../catalogue/filters';
import { lastPageOf, listAddress } from '../catalogue/list-address';
import { type ListOutcome, loadList } from '../catalogue/load-list';
import { introductionOf } from '../catalogue/load-own-categories';
import { searchedText } from '../catalogue/searched-text';
import { toTiles } from '../catalogue/tile-product';
import { listCategoryProducts, listProducts } from '../platform/api/catalogue';
import { categoryPath } from '../platform/category-path';
import { capitalised } from '../platform/format';
import { loaded, pageStatus } from '../platform/loaded';
import { inLanguages } from '../platform/in-languages';
import { breadcrumbJsonLd } from '../platform/json-ld';
import { categoryLabel } from '../platform/messages/en/categories';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { movedTo } from '../platform/moved';
import { pageMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { shopName } from '../platform/shop-name';
import { Breadcrumb } from '../ui/breadcrumb';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import type { Route } from './+types/category-page';
import { ListBody } from './parts/list-body';

/** Rendered by the server; the links work before their code comes. */
const NothingFound = lazily(() => import('./parts/nothing-found'));
const CategoryChips = lazily(() => import('../catalogue/category-chips'));

/** What a search without hits offers instead. */
const POPULAR = { sort: 'best-selling', inStock: true, limit: 8 } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: catalogueTexts.onPage(loaderData.title, loaderData.filters.page),
        description: loaderData.intro || catalogueTexts.describes(loaderData.title, shopName()),
        url: loaderData.url,
        noindex: loaderData.noindex,
        jsonLd: loaderData.jsonLd,
      })
    : [];

/** From the top of the tree to this list; a search stands by itself. */
const stepsTo = (trail: readonly string[], title: string, path: string) => [
  ...trail.slice(0, -1).map((name) => ({ name: categoryLabel(name), url: publicUrl(categoryPath(name)) })),
  { name: title, url: publicUrl(path) },
];

/** Whether the text names a category decides title and indexing, so the list is awaited here. */
export async function loader({ request, url: asked, params }: Route.LoaderArgs) {
  const name = params.categoryName;
  const text = searchedText(name);
  if (text === '') return redirect('/shop');
  const { search, searchParams } = new URL(request.url);
  // blanks at the ends are left out below, since `/category/..%20` needs its one
  if (text !== name.normalize('NFC').trim()) return redirect(categoryPath(text) + search);
  const filters = readFilters(searchParams);
  const result = await loaded(
    listCategoryProducts(name, toListQuery(filters), passOn(request)).then(toTiles),
  );
  const found = result.ok ? result.list.category : { name, matched: 'category' as const };
  const trail = found.matched === 'search' ? [] : categoryTrail(found.name, isOwnShop(await loadShop()));
  const path = categoryPath(found.name);
  // by what it is, or was, called in another language
  if ('names' in found && found.name.toLowerCase() !== text.toLowerCase()) throw movedTo(path, asked);
  const elsewhere = result.ok && lastPageOf(path, filters, result.list.meta.total);
  if (elsewhere) return redirect(elsewhere);
  const { url, noindex } = listAddress(path, filters);
  const nothing = result.ok && result.list.meta.total === 0 && !isFiltered(filters);
  const [last] = trail.slice(-1).map(categoryLabel);
  const title = last ?? (nothing ? catalogueTexts.nothingNamed(text) : catalogueTexts.results(text));
  const popular: ListOutcome | null = nothing ? await loadList(listProducts(POPULAR, passOn(request))) : null;
  const intro = found.matched === 'search' ? '' : await introductionOf(found.name);
  const page = {
    filters,
    intro,
    result,
    popular,
    searched: found.matched === 'search' ? name : null,
    title,
    noindex: noindex || !result.ok || found.matched === 'search',
    url,
    jsonLd: [breadcrumbJsonLd(stepsTo(trail, title, path))],
    trail,
  };
  const headers = 'names' in found ? inLanguages(found.names, categoryPath) : {};
  return data(page, { status: pageStatus(result), headers });
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const name = params.categoryName.trim();
  const { title, intro, filters, result, popular, trail } = loaderData;
  const crumbs =
    trail.length > 0
      ? trail.map((one) => ({ label: categoryLabel(one), to: categoryPath(one) }))
      : [{ label: capitalised(name) }];
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mb-6 wrap-anywhere">{title}</h1>
      {intro && <p className="-mt-3 mb-6 max-w-prose whitespace-pre-line text-ink-soft">{intro}</p>}
      {!popular && (
        <ErrorBoundary quiet>
          <CategoryChips current={trail.at(-1)} />
        </ErrorBoundary>
      )}
      <ListBody
        result={result}
        filters={filters}
        isSearch={loaderData.searched !== null}
        empty={
          <ErrorBoundary>
            <NothingFound popular={popular} />
          </ErrorBoundary>
        }
      />
    </div>
  );
}
