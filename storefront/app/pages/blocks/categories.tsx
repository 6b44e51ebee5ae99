import { Link } from 'react-router';
import { categoryPath } from '../../platform/category-path';
import { cx } from '../../ui/cx';
import { Picture } from '../../ui/picture';
import { type BlockProps, pictureOf, text } from './block';
import { Title } from './words';

/** Ways into the shop: circles beside each other, or a bento whose first tile is large. */
export default function CategoriesBlock({ fields, items, pictures, isFirst }: BlockProps) {
  const isBento = text(fields, 'look') === 'bento';
  // empty plates look forgotten
  const isPictured = items.some((item) => pictureOf(item, pictures));
  return (
    <section className="wrap">
      {text(fields, 'eyebrow') && <p className="eyebrow">{text(fields, 'eyebrow')}</p>}
      <Title isFirst={isFirst} className="mt-1.5 mb-6 text-2xl">
        {text(fields, 'title')}
      </Title>
      <ul
        className={
          !isPictured
            ? 'flex flex-wrap gap-2'
            : isBento
              ? 'grid grid-cols-2 gap-4 md:grid-cols-4'
              : 'flex snap-x gap-4 overflow-x-auto pb-2 md:gap-6'
        }
      >
        {items.map((item, at) => {
          const name = text(item, 'name');
          const to = text(item, 'link') || categoryPath(name);
          if (!isPictured)
            return (
              <li key={at}>
                <Link to={to} className="chip">
                  {name}
                </Link>
              </li>
            );
          const isLarge = isBento && at === 0;
          return (
            <li
              key={at}
              className={isLarge ? 'col-span-2 row-span-2' : isBento ? '' : 'w-28 shrink-0 md:w-40'}
            >
              <Link to={to} className="group block text-center font-semibold">
                <span
                  className={cx(
                    'plate mb-2 block aspect-square overflow-hidden',
                    isBento ? 'rounded-l' : 'rounded-pill',
                  )}
                >
                  <Picture
                    image={pictureOf(item, pictures)}
                    sizes={isLarge ? '(width >= 48rem) 47vw, 94vw' : '(width >= 48rem) 23vw, 46vw'}
                    alt=""
                    className="size-full object-cover"
                  />
                </span>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
