import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Contact | Duka' }];

export default function ContactPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Contact' }]} />
      <h1>Contact</h1>
    </div>
  );
}
