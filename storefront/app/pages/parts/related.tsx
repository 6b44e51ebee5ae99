import { ListSection } from '../../catalogue/list-section';
import type { ListOutcome } from '../../catalogue/load-list';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { productTexts } from '../../platform/messages/en/product';
import { Carousel } from '../../ui/carousel';
import { SectionHeading } from '../../ui/section-heading';
import { ShopTile } from './shop-tile';

type RelatedProps = { productId: string; outcome: ListOutcome | Promise<ListOutcome> };

/** Products like this one, as a carousel, and those that were looked at before. */
export default function Related({ productId, outcome }: RelatedProps) {
  const heading = <SectionHeading eyebrow={productTexts.relatedEyebrow} title={productTexts.related} />;
  return (
    <>
      <ListSection outcome={outcome} heading={heading} empty={productTexts.noRelated}>
        {(products) => (
          <Carousel label={productTexts.related} heading={heading} columns={{ small: 2, large: 4 }}>
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
