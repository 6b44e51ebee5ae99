import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'My Orders | Duka' }];

export default function OrdersPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'My Orders' }]} />
      <h1>My Orders</h1>
    </div>
  );
}
