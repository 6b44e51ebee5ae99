import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Checkout | Duka' }];

export default function CheckoutPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Checkout' }]} />
      <h1>Checkout</h1>
    </div>
  );
}
