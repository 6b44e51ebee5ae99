import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Sign Up | Duka' }];

export default function SignupPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Sign Up' }]} />
      <h1>Sign Up</h1>
    </div>
  );
}
