import { Link } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { ForgotForm } from '../accounts/forgot-form';
import { authTexts } from '../platform/messages/en/account';
import { privateMeta } from '../platform/page-meta';

export const meta = () => privateMeta('Forgot password', authTexts.forgotLead);

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
