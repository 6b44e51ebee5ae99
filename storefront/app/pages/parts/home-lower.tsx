import { ListSection } from '../../catalogue/list-section';
import type { ListOutcome } from '../../catalogue/load-list';
import { MusicBanner } from '../../catalogue/music-banner';
import { NewArrivals } from '../../catalogue/new-arrivals';
import { ServiceStrip } from '../../catalogue/service-strip';
import { homeTexts } from '../../platform/messages/en/home';
import { LinkButton } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { SectionHeading } from '../../ui/section-heading';
import { ShopTile } from './shop-tile';

type LowerProps = Record<'explore' | 'newest', ListOutcome | Promise<ListOutcome>>;

/** The home page from the music banner on. */
export default function HomeLower({ explore, newest }: LowerProps) {
  const exploreHeading = <SectionHeading eyebrow={homeTexts.ourProducts} title={homeTexts.explore} />;
  const newHeading = <SectionHeading eyebrow={homeTexts.arrivalsEyebrow} title={homeTexts.arrivals} />;
  return (
    <>
      <MusicBanner />
      <div className="wrap">
        <ListSection outcome={explore} heading={exploreHeading} empty={homeTexts.noneAvailable}>
          {(products) => (
            <Carousel
              label={homeTexts.explore}
              heading={exploreHeading}
              columns={{ small: 2, large: 4 }}
              step={{ small: 1, large: 2 }}
              rows={2}
            >
              {products.map((product) => (
                <ShopTile key={product._id} product={product} />
              ))}
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
    </>
  );
}
