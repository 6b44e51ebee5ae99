import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Settings | Duka' }];

export default function SettingsPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Settings' }]} />
      <h1>Settings</h1>
    </div>
  );
}
