import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Reset password | Duka' }];

export default function ResetPasswordPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Reset password' }]} />
      <h1>Reset password</h1>
    </div>
  );
}
