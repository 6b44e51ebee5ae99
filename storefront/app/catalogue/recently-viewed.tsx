import { useMemo } from 'react';
import { Link } from 'react-router';
import { partTexts } from '../platform/messages/en/product-parts';
import { productPath } from '../platform/product-path';
import { useHydrated } from '../platform/use-hydrated';
import { Picture } from '../ui/picture';
import { readSeen } from './seen';

/** What was looked at before this product; nothing on the server and for a first visit. */
export function RecentlyViewed({ but }: { but: string }) {
  const hydrated = useHydrated();
  const others = useMemo(
    () => (hydrated ? readSeen() : []).filter(({ _id }) => _id !== but).slice(0, 8),
    [hydrated, but],
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-(--section)">
      <h2 id="recently-viewed" className="mb-5">
        {partTexts.recentlyViewed}
      </h2>
      <ul className="seen">
        {others.map(({ _id, name, image }) => (
          <li key={_id}>
            <Link to={productPath({ _id, name })} prefetch="intent" className="block text-sm font-semibold">
              <span className="plate mb-2 block aspect-square">
                <Picture image={image} sizes="10rem" alt="" />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
