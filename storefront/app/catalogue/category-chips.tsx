import { Link } from 'react-router';
import { categoryPath } from '../platform/category-path';
import { catalogueTexts, categoryTiles } from '../platform/messages/en/catalogue';
import { useShopInfo } from '../platform/shop-info';
import { TilePicture } from '../ui/brand-picture';
import { categoriesBeside } from './category-tree';

const tiled = new Set<string>(categoryTiles);

/** The categories beside this one in a line above a list, to walk from one to the next; scrolls sideways on phones. */
export default function CategoryChips({ current }: { current?: string }) {
  const { ownCategories } = useShopInfo();
  const here = current?.toLowerCase();
  const names = categoriesBeside(current, ownCategories);
  // a few pictures between bare words look forgotten
  const isPictured = names.filter((name) => tiled.has(name)).length * 2 > names.length;
  return (
    <nav aria-label={catalogueTexts.category} className="mb-6">
      <ul className="chip-row">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={categoryPath(name)}
              prefetch="intent"
              aria-current={name.toLowerCase() === here ? 'page' : undefined}
              className="chip chip-picture"
            >
              {isPictured && tiled.has(name) && (
                <span
                  className="hidden size-8 overflow-hidden rounded-pill bg-plate md:block"
                  aria-hidden="true"
                >
                  <TilePicture name={name.toLowerCase()} />
                </span>
              )}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
