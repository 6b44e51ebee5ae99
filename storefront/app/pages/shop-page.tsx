import { data, redirect } from 'react-router';
import { readFilters, toListQuery } from '../catalogue/filters';
import { lastPageOf, listAddress } from '../catalogue/list-address';
import { searchedText } from '../catalogue/searched-text';
import { toTiles } from '../catalogue/tile-product';
import { listProducts } from '../platform/api/catalogue';
import { categoryPath } from '../platform/category-path';
import { breadcrumbJsonLd } from '../platform/json-ld';
import { loaded, pageStatus } from '../platform/loaded';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { pageMeta } from '../platform/page-meta';
import { passOn, streamed } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { shopName } from '../platform/shop-name';
import { Breadcrumb } from '../ui/breadcrumb';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { EmptyState } from '../ui/states';
import type { Route } from './+types/shop-page';
import { ListBody } from './parts/list-body';

/** Rendered by the server; the links work before their code comes. */
const CategoryChips = lazily(() => import('../catalogue/category-chips'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: catalogueTexts.onPage(catalogueTexts.allProducts, loaderData?.filters.page),
    description: catalogueTexts.description(shopName()),
    ...loaderData?.address,
    jsonLd: loaderData?.jsonLd,
  });

/** The list is streamed: a client navigation shows eight skeleton cards until it is there. `?q=` is a search. */
export async function loader({ request }: Route.LoaderArgs) {
  const text = searchedText(new URL(request.url).searchParams.get('q') ?? '');
  if (text) return redirect(categoryPath(text));
  const filters = readFilters(new URL(request.url).searchParams);
  const result = loaded(listProducts(toListQuery(filters), passOn(request)).then(toTiles));
  const arrived = await streamed(request, { result });
  const list = 'ok' in arrived.result && arrived.result.ok ? arrived.result.list : null;
  const elsewhere = list && lastPageOf('/shop', filters, list.meta.total);
  if (elsewhere) return redirect(elsewhere);
  const status = pageStatus(arrived.result);
  const { url, noindex } = listAddress('/shop', filters);
  const jsonLd = [breadcrumbJsonLd([{ name: catalogueTexts.allProducts, url: publicUrl('/shop') }])];
  return data(
    { filters, address: { url, noindex: noindex || status !== 200 }, jsonLd, ...arrived },
    { status },
  );
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: catalogueTexts.allProducts }]} />
      <h1 className="mb-6">{catalogueTexts.allProducts}</h1>
      <ErrorBoundary quiet>
        <CategoryChips />
      </ErrorBoundary>
      <ListBody
        result={loaderData.result}
        filters={loaderData.filters}
        withCategories
        empty={<EmptyState title={catalogueTexts.nothing} />}
      />
    </div>
  );
}
