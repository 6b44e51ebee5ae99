import { Link } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { ForgotForm } from '../accounts/forgot-form';
import { authTexts } from '../platform/messages/en/account';

export const meta = () => [{ title: 'Forgot password | Duka' }, { name: 'robots', content: 'noindex' }];

export default function ForgotPasswordPage() {
  return (
    <AuthFrame title={authTexts.forgotTitle} lead={authTexts.forgotLead}>
      <ForgotForm />
      <p className="mt-7">
        <Link to="/login" className="link">
          {authTexts.backToLogin}
        </Link>
      </p>
    </AuthFrame>
  );
}
