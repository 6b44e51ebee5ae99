import { Link } from 'react-router';
import { categoryTiles } from '../platform/messages/en/catalogue';
import { homeTexts } from '../platform/messages/en/home';
import { TilePicture } from '../ui/brand-picture';
import { Carousel } from '../ui/carousel';
import { SectionHeading } from '../ui/section-heading';

/** Ten categories, six in sight; hidden on small screens, where the menu lists them. */
export function CategoryTiles() {
  return (
    <div className="band hidden md:block">
      <Carousel
        className="wrap"
        label={homeTexts.browse}
        heading={<SectionHeading eyebrow={homeTexts.categories} title={homeTexts.browse} />}
        columns={{ small: 5, large: 6 }}
      >
        {categoryTiles.map((name) => (
          <Link
            key={name}
            to={`/category/${name}`}
            prefetch="intent"
            className="group block text-center font-semibold"
          >
            <span className="plate mb-3 block aspect-square rounded-pill transition-transform duration-200 group-hover:-translate-y-1">
              <TilePicture name={name.toLowerCase()} />
            </span>
            {name}
          </Link>
        ))}
      </Carousel>
    </div>
  );
}
