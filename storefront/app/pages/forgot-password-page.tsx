import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Forgot password | Duka' }];

export default function ForgotPasswordPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Forgot password' }]} />
      <h1>Forgot password</h1>
    </div>
  );
}
