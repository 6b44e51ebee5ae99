import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Home | Duka' }];

export default function HomePage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Home' }]} />
      <h1>Home</h1>
    </div>
  );
}
