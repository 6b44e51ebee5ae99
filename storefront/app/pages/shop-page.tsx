import { Suspense, lazy } from 'react';
import { readFilters, toListQuery, writeFilters } from '../catalogue/filters';
import { toTiles } from '../catalogue/tile-product';
import { listProducts } from '../platform/api/catalogue';
import { loaded } from '../platform/loaded';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { pageMeta } from '../platform/page-meta';
import { passOn, streamed } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { Breadcrumb } from '../ui/breadcrumb';
import { EmptyState } from '../ui/states';
import type { Route } from './+types/shop-page';
import { ListBody } from './parts/list-body';

/** Rendered by the server; the links work before their code comes. */
const CategoryChips = lazy(() => import('../catalogue/category-chips'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: catalogueTexts.allProducts,
    description: catalogueTexts.description,
    url: loaderData?.url,
    noindex: loaderData?.filtered,
  });

/** The list is streamed: a client navigation shows eight skeleton cards until it is there. */
export async function loader({ request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const plain = writeFilters({ ...filters, page: 1, view: 'grid' }) === '';
  const result = loaded(listProducts(toListQuery(filters), passOn(request)).then(toTiles));
  return {
    filters,
    filtered: !plain,
    url: publicUrl(plain ? `/shop${writeFilters({ ...filters, view: 'grid' })}` : '/shop'),
    ...(await streamed(request, { result })),
  };
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: catalogueTexts.allProducts }]} />
      <h1 className="mb-6">{catalogueTexts.allProducts}</h1>
      <Suspense>
        <CategoryChips />
      </Suspense>
      <ListBody
        result={loaderData.result}
        filters={loaderData.filters}
        withCategories
        empty={<EmptyState title={catalogueTexts.nothing} />}
      />
    </div>
  );
}
