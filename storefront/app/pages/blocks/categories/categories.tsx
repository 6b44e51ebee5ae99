import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryAt, categoryKey } from '../../../platform/category-key';
import { categoryPath } from '../../../platform/category-path';
import { categoryLabel } from '../../../platform/messages/en/categories';
import { menuTexts } from '../../../platform/messages/en/menu';
import { type OwnCategory, useShopInfo } from '../../../platform/shop-info';
import { Carousel } from '../../../ui/carousel';
import { cx } from '../../../ui/cx';
import { Picture, Thumb } from '../../../ui/picture';
import { SectionHeading } from '../../../ui/section-heading';
import { type BlockProps, pictureOf, text } from '../block';

type Way = { name: string; to: string; picture: ReactNode };

const SCREENS: Record<string, string> = { large: 'max-md:hidden', small: 'md:hidden' };
const LARGE = '(width >= 48rem) 47vw, 94vw';
const SMALL = '(width >= 48rem) 23vw, 46vw';
/** Below a title; else they stand in one small line. */
const CIRCLE = '(width >= 48rem) 12rem, 30vw';
const LINE = '5rem';

/** Ways into the shop: those of the block, then the shop's other categories if it says so. */
function useWays({ fields, items, pictures }: BlockProps): Way[] {
  const { ownCategories } = useShopInfo();
  const isBento = text(fields, 'look') === 'bento';
  const circle = text(fields, 'title') ? CIRCLE : LINE;
  const keyOf = ({ name, key = categoryKey(name) }: OwnCategory) => key;
  const ways = items.map((item) => {
    const name = categoryKey(text(item, 'name'));
    const known = ownCategories.find((one) => keyOf(one) === name || categoryKey(one.name) === name);
    return { item, name: known?.key ? known.name : text(item, 'name'), known };
  });
  const own = ways.map(({ item, name }, at) => {
    const image = pictureOf(item, pictures);
    const sizes = isBento ? (at === 0 ? LARGE : SMALL) : circle;
    return {
      name: categoryLabel(name),
      to: text(item, 'link') || categoryPath(name),
      picture: image && (
        <Picture {...{ image, sizes }} small={sizes === LINE} alt="" className="size-full object-cover" />
      ),
    };
  });
  if (own.length > 0 && fields['others'] !== true) return own;
  const led = new Set(own.map(({ to }) => categoryAt(to)));
  const others = ownCategories
    .filter((one) => !ways.some(({ known }) => known === one))
    .filter((one) => !led.has(keyOf(one)) && !led.has(categoryKey(one.name)))
    .map(({ name, image }) => ({
      name: categoryLabel(name),
      to: categoryPath(name),
      picture: image && (
        <Thumb url={image} sizes={isBento ? SMALL : circle} className="size-full object-cover" />
      ),
    }));
  return [...own, ...others];
}

/** Circles beside each other (in one small line where no title stands above), or a bento whose first tile is large; names alone where none has a picture. */
export default function CategoriesBlock(props: BlockProps) {
  const { fields } = props;
  const ways = useWays(props);
  if (ways.length === 0) return null;
  const title = text(fields, 'title');
  const eyebrow = text(fields, 'eyebrow');
  const label = title || eyebrow || menuTexts.allCategories;
  const heading = title && <SectionHeading eyebrow={eyebrow} title={title} />;
  const where = SCREENS[text(fields, 'screens')];
  const isBento = text(fields, 'look') === 'bento';
  const hasPictures = ways.some(({ picture }) => Boolean(picture));
  if (!title && !isBento && hasPictures) return <Row ways={ways} where={where} label={label} />;
  // empty plates look forgotten
  if (!hasPictures)
    return (
      <section aria-label={label} className={cx('wrap', where)}>
        {heading && <div className="mb-6">{heading}</div>}
        <ul className="flex flex-wrap gap-2">
          {ways.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className="chip">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  if (isBento)
    return (
      <section aria-label={label} className={cx('wrap', where)}>
        {heading && <div className="mb-6">{heading}</div>}
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {ways.map((way, at) => (
            <li key={way.to} className={at === 0 ? 'col-span-2 row-span-2' : undefined}>
              <WayIn way={way} look="rounded-l" />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={cx('band', where)}>
      <Carousel className="wrap" label={label} heading={heading} columns={{ small: 3, large: 6 }}>
        {ways.map((way) => (
          <WayIn key={way.to} way={way} look="rounded-pill" />
        ))}
      </Carousel>
    </div>
  );
}

/** Circles without a heading: one quiet line, as it stands below the first picture of a phone. */
const Row = ({ ways, where, label }: { ways: Way[]; where: string | undefined; label: string }) => (
  <nav aria-label={label} className={cx('wrap -mt-[calc(var(--section)-0.75rem)] -mb-8', where)}>
    <ul className="-mx-4 flex gap-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      {ways.map(({ name, to, picture }) => (
        <li key={to} className="w-20 flex-none">
          <Link to={to} prefetch="intent" className="block text-center text-xs font-semibold">
            <span className="plate mb-2 block aspect-square rounded-pill">{picture}</span>
            {/* a long word has the space between two circles before it breaks */}
            <span className="-mx-1.5 line-clamp-2">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const WayIn = ({ way: { name, to, picture }, look }: { way: Way; look: string }) => (
  <Link to={to} prefetch="intent" className="group block text-center font-semibold">
    <span
      className={cx(
        'plate mb-3 block aspect-square transition-transform duration-200 group-hover:-translate-y-1',
        look,
      )}
    >
      {picture}
    </span>
    {name}
  </Link>
);
