import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Product | Duka' }];

export default function ProductPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Product' }]} />
      <h1>Product</h1>
    </div>
  );
}
