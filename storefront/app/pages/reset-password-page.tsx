import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { ResetForm } from '../accounts/reset-form';
import { authTexts } from '../platform/messages/en/account';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/reset-password-page';

export const meta = () => privateMeta('Reset password', authTexts.resetLead);

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const [token] = useState(params.token);
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/login'), [navigate]);
  useEffect(() => {
    // The secret leaves the address bar, the history and later Referer headers as soon as it is read (C7).
    window.history.replaceState(window.history.state, '', '/reset-password/set');
  }, []);
  return (
    <AuthFrame title={authTexts.resetTitle} lead={authTexts.resetLead}>
      <ResetForm token={token} onLeave={leave} />
      <p className="mt-7">
        <Link to="/forgot-password" className="link">
          {authTexts.forgot}
        </Link>
      </p>
    </AuthFrame>
  );
}
