import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Favorites | Duka' }];

export default function FavoritesPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Favorites' }]} />
      <h1>Favorites</h1>
    </div>
  );
}
