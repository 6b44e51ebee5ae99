import { CategoryTiles } from '../../catalogue/category-tiles';
import { Countdown } from '../../catalogue/countdown';
import { ListSection } from '../../catalogue/list-section';
import type { ListOutcome } from '../../catalogue/load-list';
import type { TileProduct } from '../../catalogue/tile-product';
import { homeTexts } from '../../platform/messages/en/home';
import { useShopInfo } from '../../platform/shop-info';
import { LinkButton } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { SectionHeading } from '../../ui/section-heading';
import { ShopTile } from './shop-tile';

type UpperProps = { featured: ListOutcome; best: ListOutcome | Promise<ListOutcome> };

const tiles = (products: TileProduct[]) =>
  products.map((product) => <ShopTile key={product._id} product={product} />);
const four = { small: 2, large: 4 };
const one = { small: 1, large: 1 };

/** The home page from the hero to the music banner: featured, categories, highest rated. */
export default function HomeUpper({ featured, best }: UpperProps) {
  const { offerEndsAt, demo } = useShopInfo();
  const isEmpty = featured.ok && featured.products.length === 0;
  // outside of the demo a countdown has an end that was set, and something that it is about
  const isCounted = featured.ok && !isEmpty && (demo || offerEndsAt !== null);
  const featuredHeading = (
    <SectionHeading eyebrow={homeTexts.today} title={homeTexts.featured}>
      {isCounted && <Countdown endsAt={offerEndsAt} />}
    </SectionHeading>
  );
  const noFeatured = (
    <>
      <p className="font-semibold">{homeTexts.noProducts}</p>
      <p className="text-ink-soft">{(featured.ok && featured.message) || homeTexts.noFeatured}</p>
    </>
  );
  const bestHeading = <SectionHeading eyebrow={homeTexts.highestEyebrow} title={homeTexts.highest} />;
  return (
    <>
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
        <ListSection
          outcome={best}
          heading={bestHeading}
          empty={isEmpty ? homeTexts.noneAvailable : homeTexts.noFlash}
        >
          {(products) => (
            <Carousel label={homeTexts.highest} heading={bestHeading} columns={four} step={one}>
              {tiles(products)}
            </Carousel>
          )}
        </ListSection>
      </div>
    </>
  );
}
