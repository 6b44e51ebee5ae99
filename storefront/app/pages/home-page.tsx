import { CategoryTiles } from '../catalogue/category-tiles';
import { Countdown } from '../catalogue/countdown';
import { Hero } from '../catalogue/hero';
import { ListSection } from '../catalogue/list-section';
import { loadList } from '../catalogue/load-list';
import { MusicBanner } from '../catalogue/music-banner';
import { NewArrivals } from '../catalogue/new-arrivals';
import { ServiceStrip } from '../catalogue/service-strip';
import { listFeaturedProducts, listProducts } from '../platform/api/catalogue';
import type { ProductCard } from '../platform/api/types';
import { homeTexts } from '../platform/messages/en/home';
import { passOn } from '../platform/pass-on';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { useShopInfo } from '../platform/shop-info';
import { LinkButton } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { SectionHeading } from '../ui/section-heading';
import type { Route } from './+types/home-page';
import { ShopTile } from './parts/shop-tile';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: homeTexts.title, description: homeTexts.description, url: loaderData?.url });

/** The featured products are awaited, the lists further down are streamed to client navigations. */
export async function loader({ request }: Route.LoaderArgs) {
  const extra = passOn(request);
  const best = loadList(listProducts({ sort: 'rating', limit: 12 }, extra));
  const explore = loadList(listProducts({ sort: 'featured', limit: 24 }, extra));
  const newest = loadList(listProducts({ sort: 'newest', limit: 5 }, extra));
  const featured = await loadList(listFeaturedProducts(12, extra));
  return { url: publicUrl('/'), featured, best, explore, newest };
}

const tiles = (products: ProductCard[]) =>
  products.map((product) => <ShopTile key={product._id} product={product} />);
const four = { small: 2, large: 4 };
const one = { small: 1, large: 1 };

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { offerEndsAt } = useShopInfo();
  const { featured, best, explore, newest } = loaderData;
  const featuredHeading = (
    <SectionHeading eyebrow={homeTexts.today} title={homeTexts.featured}>
      <Countdown endsAt={offerEndsAt} />
    </SectionHeading>
  );
  const noFeatured = (
    <>
      <p className="font-semibold">{homeTexts.noProducts}</p>
      <p className="text-ink-soft">{(featured.ok && featured.message) || homeTexts.noFeatured}</p>
    </>
  );
  const bestHeading = <SectionHeading eyebrow={homeTexts.highestEyebrow} title={homeTexts.highest} />;
  const exploreHeading = <SectionHeading eyebrow={homeTexts.ourProducts} title={homeTexts.explore} />;
  const newHeading = <SectionHeading eyebrow={homeTexts.arrivalsEyebrow} title={homeTexts.arrivals} />;
  return (
    <div className="home">
      <Hero />
      <div className="wrap">
        <ListSection outcome={featured} heading={featuredHeading} empty={noFeatured}>
          {(products) => (
            <Carousel label={homeTexts.featured} heading={featuredHeading} columns={four} step={one}>
              {tiles(products)}
            </Carousel>
          )}
        </ListSection>
        <p className="mt-10 text-center">
          <LinkButton to="/shop" prefetch="intent">
            {homeTexts.viewAll}
          </LinkButton>
        </p>
      </div>
      <CategoryTiles />
      <div className="wrap">
        <ListSection outcome={best} heading={bestHeading} empty={homeTexts.noFlash}>
          {(products) => (
            <Carousel label={homeTexts.highest} heading={bestHeading} columns={four} step={one}>
              {tiles(products)}
            </Carousel>
          )}
        </ListSection>
      </div>
      <MusicBanner />
      <div className="wrap">
        <ListSection outcome={explore} heading={exploreHeading} empty={homeTexts.noneAvailable}>
          {(products) => (
            <Carousel
              label={homeTexts.explore}
              heading={exploreHeading}
              columns={four}
              step={{ small: 1, large: 2 }}
              rows={2}
            >
              {tiles(products)}
            </Carousel>
          )}
        </ListSection>
        <p className="mt-10 text-center">
          <LinkButton to="/shop" look="secondary" prefetch="intent">
            {homeTexts.viewAll}
          </LinkButton>
        </p>
      </div>
      <div className="wrap">
        <ListSection outcome={newest} heading={newHeading} empty={homeTexts.noArrivals}>
          {(products) => <NewArrivals products={products} heading={newHeading} />}
        </ListSection>
      </div>
      <ServiceStrip />
    </div>
  );
}
