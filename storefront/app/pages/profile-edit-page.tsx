import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Edit profile | Duka' }];

export default function ProfileEditPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Edit profile' }]} />
      <h1>Edit profile</h1>
    </div>
  );
}
