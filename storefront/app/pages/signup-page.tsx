import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { SignupForm } from '../accounts/signup-form';
import { authTexts } from '../platform/messages/en/account';
import { privateMeta } from '../platform/page-meta';
import { loginPath, safeNext } from '../platform/session/next-path';

export const meta = () => privateMeta(authTexts.signupTitle, authTexts.signupLead);

export default function SignupPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const login = loginPath(safeNext(query.get('next')));
  return (
    <AuthFrame title={authTexts.signupTitle} lead={authTexts.signupLead}>
      <SignupForm onDone={(told, email) => void navigate(login, { state: { told, email } })} />
      <p className="mt-7 text-ink-soft">
        {authTexts.haveAccount}{' '}
        <Link to={login} className="link">
          {authTexts.loginTitle}
        </Link>
      </p>
    </AuthFrame>
  );
}
