import { Countdown } from '../../catalogue/countdown';
import { ListSection } from '../../catalogue/list-section';
import { NewArrivals } from '../../catalogue/new-arrivals';
import { ShopTile } from '../parts/shop-tile';
import { homeTexts } from '../../platform/messages/en/home';
import { useShopInfo } from '../../platform/shop-info';
import { LinkButton } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { SectionHeading } from '../../ui/section-heading';
import { type BlockProps, text } from './block';
import { shelfName } from './shelf-name';

/** Products by a rule, which the page's loader has fetched. */
export default function ShelfBlock({ fields, shelves }: BlockProps) {
  const { offerEndsAt } = useShopInfo();
  const outcome = shelves[shelfName(fields)];
  if (!outcome) return null;
  const title = text(fields, 'title');
  const heading = (
    <SectionHeading eyebrow={text(fields, 'eyebrow')} title={title}>
      {fields['countdown'] === true && offerEndsAt && <Countdown endsAt={offerEndsAt} />}
    </SectionHeading>
  );
  return (
    <div className="wrap">
      <ListSection outcome={outcome} heading={heading} empty={homeTexts.noneAvailable}>
        {(products) =>
          text(fields, 'look') === 'mosaic' ? (
            <NewArrivals products={products} heading={heading} />
          ) : (
            <Carousel
              label={title}
              heading={heading}
              columns={{ small: 2, large: 4 }}
              {...(text(fields, 'look') === 'rows' ? { rows: 2, step: { small: 1, large: 2 } } : {})}
            >
              {products.map((product) => (
                <ShopTile key={product._id} product={product} />
              ))}
            </Carousel>
          )
        }
      </ListSection>
      {fields['more'] === true && (
        <p className="mt-10 text-center">
          <LinkButton to="/shop" look="secondary">
            {homeTexts.viewAll}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
