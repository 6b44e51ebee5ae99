import { Countdown } from '../../../catalogue/countdown';
import { ListSection } from '../../../catalogue/list-section';
import { NewArrivals } from '../../../catalogue/new-arrivals';
import type { TileProduct } from '../../../catalogue/tile-product';
import { homeTexts } from '../../../platform/messages/en/home';
import { useShopInfo } from '../../../platform/shop-info';
import { LinkButton } from '../../../ui/button';
import { Carousel } from '../../../ui/carousel';
import { SectionHeading } from '../../../ui/section-heading';
import { ShopTile } from '../../parts/shop-tile';
import { type BlockProps, text } from '../block';
import { shelfName } from './shelf-name';

const COLUMNS = { small: 2, large: 4 };
const STEP = { small: 1, large: 1 };
const STEP_OF_TWO = { small: 1, large: 2 };

/** Products by a rule or by hand, which the page's loader has asked for. */
export default function ShelfBlock({ fields, items, shelves, leads }: BlockProps) {
  const { offerEndsAt, demo } = useShopInfo();
  const outcome = shelves[shelfName(fields, items)];
  if (!outcome) return null;
  const title = text(fields, 'title');
  const isRow = text(fields, 'look') !== 'rows';
  // outside of the demo a countdown has an end that was set; nowhere is one about nothing
  const isCounted = fields['countdown'] === true && (demo || offerEndsAt !== null);
  const headingOf = (hasProducts: boolean) => (
    <SectionHeading eyebrow={text(fields, 'eyebrow')} title={title}>
      {hasProducts && isCounted && <Countdown endsAt={offerEndsAt} />}
    </SectionHeading>
  );
  const shown = (products: TileProduct[]) =>
    text(fields, 'look') === 'mosaic' ? (
      <NewArrivals products={products} heading={headingOf(true)} leads={leads} />
    ) : (
      <Carousel
        label={title}
        heading={headingOf(true)}
        columns={COLUMNS}
        {...(isRow ? { step: STEP } : { rows: 2, step: STEP_OF_TWO })}
      >
        {products.map((product, at) => (
          <ShopTile key={product._id} product={product} priority={leads && at < 2} />
        ))}
      </Carousel>
    );
  return (
    <div className="wrap">
      <ListSection
        outcome={outcome}
        heading={headingOf(false)}
        empty={<Empty rule={text(fields, 'rule')} isDemo={demo === true} />}
      >
        {shown}
      </ListSection>
      {fields['more'] === true && (
        <p className="mt-10 text-center">
          <LinkButton to="/shop" look={isRow ? 'primary' : 'secondary'} prefetch="intent">
            {homeTexts.viewAll}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** The demo has the specification's words. */
function Empty({ rule, isDemo }: { rule: string; isDemo: boolean }) {
  if (rule === 'featured' || rule === '')
    return (
      <>
        <p className="font-semibold">{homeTexts.noProducts}</p>
        <p className="text-ink-soft">{homeTexts.noFeatured}</p>
      </>
    );
  if (rule === 'newest') return homeTexts.noArrivals;
  return rule === 'rating' && isDemo ? homeTexts.noFlash : homeTexts.noneAvailable;
}
