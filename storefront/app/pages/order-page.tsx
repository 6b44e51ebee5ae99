import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Order details | Duka' }];

export default function OrderPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Order details' }]} />
      <h1>Order details</h1>
    </div>
  );
}
