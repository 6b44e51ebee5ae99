import { Link } from 'react-router';
import { catalogueTexts, categoryTiles } from '../platform/messages/en/catalogue';
import { TilePicture } from '../ui/brand-picture';

/** The shop's categories in one line above a list, to walk from one to the next; scrolls sideways on phones. */
export default function CategoryChips({ current }: { current?: string }) {
  const here = current?.toLowerCase();
  return (
    <nav aria-label={catalogueTexts.category} className="mb-6">
      <ul className="chip-row">
        {categoryTiles.map((name) => (
          <li key={name}>
            <Link
              to={`/category/${name}`}
              prefetch="intent"
              aria-current={name.toLowerCase() === here ? 'page' : undefined}
              className="chip chip-picture"
            >
              <span
                className="hidden size-8 overflow-hidden rounded-pill bg-plate md:block"
                aria-hidden="true"
              >
                <TilePicture name={name.toLowerCase()} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
