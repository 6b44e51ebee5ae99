import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'All Products | Duka' }];

export default function ShopPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'All Products' }]} />
      <h1>All Products</h1>
    </div>
  );
}
