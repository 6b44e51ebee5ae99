import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { categoryPath } from '../platform/category-path';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { categoryLabel, categoryTiles } from '../platform/messages/en/categories';
import { useShopInfo } from '../platform/shop-info';
import { TilePicture } from '../ui/brand-picture';
import { categoriesBeside } from './category-tree';

const tiled = new Set<string>(categoryTiles);

/** Brings the chip of the place into the middle of its line. */
function center(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !chip) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += chip.left + chip.width / 2 - (left + width / 2);
}

/** The categories beside this one in a line above a list, to walk from one to the next; scrolls sideways where they are many. */
export default function CategoryChips({ current }: { current?: string | undefined }) {
  const { ownCategories, isOwn } = useShopInfo();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => center(row.current), [current]);
  const names = categoriesBeside(current, ownCategories, isOwn);
  // a few pictures between bare words look forgotten
  const isPictured = !isOwn && names.filter((name) => tiled.has(name)).length * 2 > names.length;
  return (
    <nav aria-label={catalogueTexts.category} className="mb-6">
      <ul ref={row} className="chip-row">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={categoryPath(name)}
              prefetch="intent"
              aria-current={name === current ? 'page' : undefined}
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
              {categoryLabel(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
