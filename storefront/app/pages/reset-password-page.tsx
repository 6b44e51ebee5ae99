import { useCallback, useEffect, useState } from 'react';
import { Link, data, useNavigate } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { resetProblem } from '../accounts/entry-rules';
import { ResetForm } from '../accounts/reset-form';
import { resetPassword } from '../platform/api/accounts';
import { messageOf, statusOf } from '../platform/api/api-error';
import { authTexts } from '../platform/messages/en/account';
import { privateMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import type { Route } from './+types/reset-password-page';
import { formText } from '../platform/forms/form-text';

export const meta = () => privateMeta(authTexts.resetTitle, authTexts.resetLead);

/** The same without scripts; the browser goes on to the login after three seconds by itself. */
export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const [password, again] = [formText(form, 'password'), formText(form, 'again')];
  const wrong = resetProblem(password, again);
  if (wrong) return data({ ok: false, message: wrong }, { status: 400 });
  try {
    await resetPassword(params.token, password, passOn(request));
    return data({ ok: true, message: authTexts.resetDone }, { headers: { Refresh: '3; url=/login' } });
  } catch (error) {
    return data({ ok: false, message: messageOf(error, authTexts.resetWrong) }, { status: statusOf(error) });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ResetPasswordPage({ params, actionData }: Route.ComponentProps) {
  const [token] = useState(params.token);
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/login'), [navigate]);
  useEffect(() => {
    // The secret leaves the address bar, the history and later Referer headers as soon as it is read (C7).
    window.history.replaceState(window.history.state, '', '/reset-password/set');
  }, []);
  return (
    <AuthFrame plain title={authTexts.resetTitle} lead={authTexts.resetLead}>
      <ResetForm token={token} onLeave={leave} outcome={actionData} />
      <p className="mt-7">
        <Link to="/forgot-password" className="link">
          {authTexts.forgot}
        </Link>
      </p>
    </AuthFrame>
  );
}
