import { FavoritesGrid, FavoritesSkeleton } from '../favorites/favorites-grid';
import { messageOf } from '../platform/api/api-error';
import { listFavorites } from '../platform/api/favorites';
import { useEffect } from 'react';
import { favoritesPageTexts } from '../platform/messages/en/favorites-page';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { onOtherTab } from '../platform/stores/other-tabs';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { ErrorState } from '../ui/states';

export const meta = () => privateMeta(favoritesPageTexts.title, favoritesPageTexts.emptyText);

export default function FavoritesPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: favoritesPageTexts.short }]} />
      <h1 className="mb-8" tabIndex={-1}>
        {favoritesPageTexts.title}
      </h1>
      <RequireLogin>
        <LoadedFavorites />
      </RequireLogin>
    </div>
  );
}

function LoadedFavorites() {
  const loaded = useLoad(() => listFavorites({ limit: 100 }));
  const { reload } = loaded;
  useEffect(() => onOtherTab('favorites', reload), [reload]);
  if (loaded.state === 'failed')
    return (
      <ErrorState
        title={favoritesPageTexts.loadFailed}
        text={messageOf(loaded.error, '')}
        onRetry={loaded.reload}
      />
    );
  if (loaded.state === 'loading') {
    return (
      <Late>
        <FavoritesSkeleton />
      </Late>
    );
  }
  return <FavoritesGrid products={loaded.data.data} />;
}
