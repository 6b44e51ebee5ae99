import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Login | Duka' }];

export default function LoginPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Login' }]} />
      <h1>Login</h1>
    </div>
  );
}
