import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { deleteFavorite } from '../platform/api/favorites';
import type { ProductCard } from '../platform/api/types';
import { favoriteTexts } from '../platform/messages/en/favorites';
import { favoritesPageTexts } from '../platform/messages/en/favorites-page';
import { setFavoriteIds } from '../platform/stores/favorites';
import { toast } from '../platform/toasts';
import { EmptyState, Skeleton } from '../ui/states';
import { FavoriteCard } from './favorite-card';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 xl:grid-cols-4 md:gap-x-6';

/** The saved products. A removed one goes at once and comes back when the server refuses. */
export function FavoritesGrid({ products }: { products: readonly ProductCard[] }) {
  const [shown, setShown] = useState(products);
  const latest = useRef(products);
  const show = (next: readonly ProductCard[]) => {
    latest.current = next;
    setShown(next);
    setFavoriteIds(next.map((product) => product._id));
  };
  // read again: another tab has changed them
  useEffect(() => {
    latest.current = products;
    setShown(products);
  }, [products]);

  async function remove(product: ProductCard): Promise<void> {
    show(latest.current.filter((one) => one !== product));
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    try {
      await deleteFavorite(product._id);
      toast.success(favoritesPageTexts.itemRemoved);
    } catch (error) {
      // others may have gone since
      show(products.filter((one) => one === product || latest.current.includes(one)));
      toast.error(messageOf(error, favoriteTexts.failed));
    }
  }

  if (shown.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={favoritesPageTexts.empty}
        text={favoritesPageTexts.emptyText}
        link={{ label: favoritesPageTexts.explore, to: '/' }}
      />
    );
  }
  return (
    <ul className={grid}>
      {shown.map((product) => (
        <FavoriteCard key={product._id} product={product} onRemove={() => void remove(product)} />
      ))}
    </ul>
  );
}

/** The shape of the grid while it is on its way. */
export function FavoritesSkeleton() {
  return (
    <ul className={grid}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <li key={card} className="grid gap-3">
          <Skeleton className="aspect-square rounded-l" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
        </li>
      ))}
    </ul>
  );
}
