import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Payment | Duka' }];

export default function PaymentSuccessPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Payment' }]} />
      <h1>Payment</h1>
    </div>
  );
}
