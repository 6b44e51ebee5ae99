import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Profile | Duka' }];

export default function ProfilePage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Profile' }]} />
      <h1>Profile</h1>
    </div>
  );
}
