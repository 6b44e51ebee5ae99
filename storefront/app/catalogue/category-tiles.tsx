import { Link } from 'react-router';
import { categoryLabel, categoryTiles } from '../platform/messages/en/categories';
import { homeTexts } from '../platform/messages/en/home';
import { categoryPath } from '../platform/category-path';
import { useShopInfo } from '../platform/shop-info';
import { TilePicture } from '../ui/brand-picture';
import { Carousel } from '../ui/carousel';
import { Thumb } from '../ui/picture';
import { SectionHeading } from '../ui/section-heading';

/** Ten categories and those made in the panel, six in sight; hidden on small screens, where the menu lists them. */
export function CategoryTiles() {
  const { ownCategories } = useShopInfo();
  const tiles = [
    ...categoryTiles.map((name) => [name, <TilePicture name={name.toLowerCase()} />] as const),
    ...ownCategories.map(
      ({ name, image }) => [name, <Thumb url={image} className="size-full object-cover" />] as const,
    ),
  ];
  return (
    <div className="band hidden md:block">
      <Carousel
        className="wrap"
        label={homeTexts.browse}
        heading={<SectionHeading eyebrow={homeTexts.categories} title={homeTexts.browse} />}
        columns={{ small: 5, large: 6 }}
      >
        {tiles.map(([name, picture]) => (
          <Link
            key={name}
            to={categoryPath(name)}
            prefetch="intent"
            className="group block text-center font-semibold"
          >
            <span className="plate mb-3 block aspect-square rounded-pill transition-transform duration-200 group-hover:-translate-y-1">
              {picture}
            </span>
            {categoryLabel(name)}
          </Link>
        ))}
      </Carousel>
    </div>
  );
}
