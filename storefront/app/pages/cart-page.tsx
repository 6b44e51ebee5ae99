import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Cart | Duka' }];

export default function CartPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Cart' }]} />
      <h1>Cart</h1>
    </div>
  );
}
