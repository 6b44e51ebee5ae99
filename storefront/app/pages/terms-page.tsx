import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Terms Of Use | Duka' }];

export default function TermsPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Terms Of Use' }]} />
      <h1>Terms Of Use</h1>
    </div>
  );
}
