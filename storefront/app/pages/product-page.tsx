import { type ShouldRevalidateFunctionArgs, data, useSearchParams } from 'react-router';
import { BuyBox } from '../cart/buy-box';
import { Gallery } from '../catalogue/gallery';
import { ListSection } from '../catalogue/list-section';
import { loadList } from '../catalogue/load-list';
import { ProductSummary } from '../catalogue/product-summary';
import { picturesFor, selectedVariant } from '../catalogue/variants';
import { FavoriteButton } from '../favorites/favorite-button';
import { ApiError } from '../platform/api/api-error';
import { getProduct, listRelatedProducts } from '../platform/api/catalogue';
import { breadcrumbJsonLd, productJsonLd } from '../platform/json-ld';
import { productTexts } from '../platform/messages/en/product';
import { pageMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { Reviews } from '../reviews/reviews';
import { Breadcrumb } from '../ui/breadcrumb';
import { Carousel } from '../ui/carousel';
import { SectionHeading } from '../ui/section-heading';
import type { Route } from './+types/product-page';
import { ProductProblem } from './parts/product-problem';
import { ShopTile } from './parts/shop-tile';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Duka' }];
  const { product, url, image, jsonLd } = loaderData;
  return pageMeta({
    title: product.name,
    description: product.description,
    url,
    image,
    type: 'product',
    jsonLd,
  });
};

const categoryPath = (name: string) => `/category/${encodeURIComponent(name)}`;

/** The product is awaited; related products are streamed and never take the page down. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const extra = passOn(request);
  const related = loadList(listRelatedProducts(params.id, extra));
  try {
    const { data: product } = await getProduct(params.id, extra);
    const url = publicUrl(`/product/${product._id}`);
    const steps = [
      { name: product.category, url: publicUrl(categoryPath(product.category)) },
      { name: product.name, url },
    ];
    const jsonLd = [productJsonLd(product), breadcrumbJsonLd(steps)];
    return { product, related, url, jsonLd, image: product.image ? publicUrl(product.image) : undefined };
  } catch (error) {
    const status = error instanceof ApiError && !error.isNetwork ? error.status : 503;
    throw data(null, { status: status === 400 ? 404 : status });
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
  const { product, related } = loaderData;
  const [params] = useSearchParams();
  const current = selectedVariant(product, params.get('variant'));
  const heading = <SectionHeading eyebrow={productTexts.relatedEyebrow} title={productTexts.related} />;
  return (
    <div className="wrap" key={product._id}>
      <Breadcrumb
        crumbs={[{ label: product.category, to: categoryPath(product.category) }, { label: product.name }]}
      />
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <Gallery images={picturesFor(product.images, current)} />
        <ProductSummary
          product={product}
          current={current}
          heart={<FavoriteButton productId={product._id} name={product.name} className="bg-plate" />}
          buyBox={
            <BuyBox
              productId={product._id}
              variantId={current?._id ?? null}
              inStock={current?.inStock ?? product.inStock}
              stock={current ? current.stock : product.stock}
            />
          }
        />
      </div>
      <div className="mt-(--section) border-t border-line pt-12">
        <Reviews product={product} />
      </div>
      <div className="mt-(--section)">
        <ListSection outcome={related} heading={heading} empty={productTexts.related}>
          {(products) => (
            <Carousel label={productTexts.related} heading={heading} columns={{ small: 2, large: 4 }}>
              {products.map((one) => (
                <ShopTile key={one._id} product={one} />
              ))}
            </Carousel>
          )}
        </ListSection>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductProblem error={error} />;
}
