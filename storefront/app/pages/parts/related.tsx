import { ListSection } from '../../catalogue/list-section';
import type { ListOutcome } from '../../catalogue/load-list';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { partTexts } from '../../platform/messages/en/product-parts';
import { Carousel } from '../../ui/carousel';
import { SectionHeading } from '../../ui/section-heading';
import { ShopTile } from './shop-tile';

type RelatedProps = { productId: string; outcome: ListOutcome | Promise<ListOutcome> };

/** Products like this one, as a carousel, and those that were looked at before. */
export default function Related({ productId, outcome }: RelatedProps) {
  const heading = <SectionHeading eyebrow={partTexts.relatedEyebrow} title={partTexts.related} />;
  return (
    <>
      <ListSection outcome={outcome} heading={heading}>
        {(products) => (
          <Carousel label={partTexts.related} heading={heading} columns={{ small: 2, large: 4 }}>
            {products.map((product) => (
              <ShopTile key={product._id} product={product} />
            ))}
          </Carousel>
        )}
      </ListSection>
      <RecentlyViewed but={productId} />
    </>
  );
}
