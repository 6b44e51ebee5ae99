import { Link } from 'react-router';
import { categoryPath } from '../../platform/category-path';
import type { ListOutcome } from '../../catalogue/load-list';
import { catalogueTexts } from '../../platform/messages/en/catalogue';
import { categoryLabel, categoryTiles } from '../../platform/messages/en/categories';
import { Carousel } from '../../ui/carousel';
import { useShopInfo } from '../../platform/shop-info';
import { EmptyState } from '../../ui/states';
import { ShopTile } from './shop-tile';

/** A search without hits, which the page's heading names: offers categories and what others buy. */
export default function NothingFound({ popular }: { popular: ListOutcome | null }) {
  const { ownCategories, isOwn } = useShopInfo();
  const offered = isOwn ? ownCategories.map(({ name }) => name) : categoryTiles;
  return (
    <>
      <EmptyState
        icon="search"
        quiet
        title={catalogueTexts.nothingInCategory}
        text={catalogueTexts.lookAround}
      >
        <ul className="flex flex-wrap justify-center gap-2">
          {offered.map((category) => (
            <li key={category}>
              <Link to={categoryPath(category)} className="chip">
                {categoryLabel(category)}
              </Link>
            </li>
          ))}
        </ul>
      </EmptyState>
      {popular?.ok && popular.products.length > 0 && (
        <Carousel
          className="border-t border-line pt-12"
          label={catalogueTexts.popular}
          heading={<h2>{catalogueTexts.popular}</h2>}
          columns={{ small: 2, large: 4 }}
        >
          {popular.products.map((product) => (
            <ShopTile key={product._id} product={product} />
          ))}
        </Carousel>
      )}
    </>
  );
}
