import { Link, data } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { ForgotForm, type ForgotOutcome, forgotProblem } from '../accounts/forgot-form';
import { statusOf } from '../platform/api/api-error';
import { forgotPassword } from '../platform/api/accounts';
import { emailRule } from '../platform/forms/rules';
import { authTexts } from '../platform/messages/en/account';
import { privateMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import { useFirstAnswer } from '../platform/session/use-session';
import type { Route } from './+types/forgot-password-page';
import { formText } from '../platform/forms/form-text';

export const meta = () => privateMeta(authTexts.forgotTitle, authTexts.forgotLead);

/** The same request without scripts. */
export async function action({ request }: Route.ActionArgs) {
  const email = formText(await request.formData(), 'email').trim();
  const refused = (message: string, status: number) =>
    data<ForgotOutcome>({ ok: false, message, email }, { status });
  const wrong = emailRule(email);
  if (wrong) return refused(wrong, 400);
  try {
    const { message } = await forgotPassword(email, passOn(request));
    return data<ForgotOutcome>({ ok: true, message: message || authTexts.forgotSent, email });
  } catch (error) {
    return refused(forgotProblem(error), statusOf(error));
  }
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <AuthFrame plain title={authTexts.forgotTitle} lead={authTexts.forgotLead}>
      <ForgotForm outcome={useFirstAnswer(actionData)} />
      <p className="mt-7">
        <Link to="/login" className="link">
          {authTexts.backToLogin}
        </Link>
      </p>
    </AuthFrame>
  );
}
