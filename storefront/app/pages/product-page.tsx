import { type ShouldRevalidateFunctionArgs, data } from 'react-router';
import { categoryTrail } from '../catalogue/category-tree';
import { isOwnShop, loadShop } from '../platform/load-shop';
import { loadList } from '../catalogue/load-list';
import { messageOf, statusOf } from '../platform/api/api-error';
import { getProduct, listRelatedProducts } from '../platform/api/catalogue';
import { categoryPath } from '../platform/category-path';
import { categoryLabel } from '../platform/messages/en/categories';
import { inLanguages } from '../platform/in-languages';
import { breadcrumbJsonLd, productJsonLd } from '../platform/json-ld';
import { movedTo } from '../platform/moved';
import { pageMeta } from '../platform/page-meta';
import { passOn, streamed } from '../platform/pass-on';
import { productIdIn, productPath } from '../platform/product-path';
import { readHtml } from '../platform/read-html';
import { publicUrl } from '../platform/public-url';
import { Breadcrumb } from '../ui/breadcrumb';
import { ErrorBoundary as PartBoundary, lazily } from '../ui/error-boundary';
import type { Route } from './+types/product-page';
import { notFound } from './not-found';
import { ProductView } from './parts/product-view';

// what stands in for the product has a title of its own
export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.told) : []);

/** Rendered by the server; their code comes after the page. */
const ProductProblem = lazily(() => import('./parts/product-problem'));
const Reviews = lazily(() => import('../reviews/reviews'));
const Related = lazily(() => import('./parts/related'));

/** The product is awaited; an address with an old name, or none, leads to today's; related products are streamed and never take the page down. */
export async function loader({ request, url: asked, params }: Route.LoaderArgs) {
  const extra = passOn(request);
  const id = productIdIn(params.id);
  const draft = asked.searchParams.get('draft') ?? undefined;
  const related = loadList(listRelatedProducts(id, extra, draft));
  try {
    const [{ data: product }, shop] = await Promise.all([getProduct(id, extra, draft), loadShop()]);
    const path = productPath(product);
    if (path !== `/product/${params.id}`) throw movedTo(path, asked);
    const url = publicUrl(path);
    const trail = categoryTrail(product.category, isOwnShop(shop));
    const steps = [
      ...trail.map((name) => ({
        name: categoryLabel(name),
        url: publicUrl(categoryPath(name)),
      })),
      { name: product.name, url },
    ];
    const { names, seo, body, ...shown } = product;
    const told = {
      title: seo.title ?? product.name,
      description: seo.description ?? product.description,
      noindex: draft !== undefined,
      ...{ url, type: 'product' as const, image: product.image ? publicUrl(product.image) : undefined },
      jsonLd: [productJsonLd(product), breadcrumbJsonLd(steps)],
    };
    const page = {
      ...{ product: { ...shown, body: readHtml(body) }, trail, told },
      ...(await streamed(request, { related })),
    };
    return data(page, { headers: inLanguages(names, (address) => productPath({ ...product, address })) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = statusOf(error);
    if (status === 400 || status === 404) return notFound(request, asked);
    throw data(messageOf(error, ''), { status });
  }
}

/** Choosing another variant changes the address, not the data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, trail, related } = loaderData;
  return (
    <div className="wrap" key={product._id}>
      <Breadcrumb
        crumbs={[
          ...trail.map((one) => ({ label: categoryLabel(one), to: categoryPath(one) })),
          { label: product.name },
        ]}
      />
      <ProductView product={product} />
      <div className="mt-(--section) border-t border-line pt-12">
        <PartBoundary>
          <Reviews product={product} />
        </PartBoundary>
      </div>
      <div className="mt-(--section)">
        <PartBoundary>
          <Related productId={product._id} outcome={related} />
        </PartBoundary>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PartBoundary>
      <ProductProblem error={error} />
    </PartBoundary>
  );
}
