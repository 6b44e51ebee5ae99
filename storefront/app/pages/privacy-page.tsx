import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Privacy Policy | Duka' }];

export default function PrivacyPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Privacy Policy' }]} />
      <h1>Privacy Policy</h1>
    </div>
  );
}
