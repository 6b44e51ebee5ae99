import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { login } from '../platform/api/accounts';
import type { User } from '../platform/api/types';
import { ApiError } from '../platform/api/api-error';
import { useForm } from '../platform/forms/use-form';
import { authTexts } from '../platform/messages/en/account';
import { common } from '../platform/messages/en/common';
import { secondFactorTexts } from '../platform/messages/en/second-factor';
import { startSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { Input } from '../ui/field';
import { FormField } from '../ui/form-field';
import { PasswordField } from '../ui/password-field';
import type { DemoLogin } from '../platform/api/types';
import { DemoLogins } from './demo-logins';
import { loginProblem } from './entry-rules';
import { type Factors, factorsAsked, SecondStep, type Shown } from './second-step';

const anything = () => null;

/** How a failed login is told: the server's words for a refusal, our own when nothing answered. */
function failure(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError && !error.isNetwork)
    return { title: authTexts.loginFailed, text: error.message || authTexts.wrongLogin };
  return { title: authTexts.loginError, text: common.unexpected };
}

/** Email (filled in when it was just registered), password and remember-me. `onDone` gets the user when the session has started. */
export function LoginForm({
  email: registered = '',
  demoLogins,
  onDone,
}: {
  email?: string;
  demoLogins: readonly DemoLogin[];
  onDone: (user: User) => void;
}) {
  const form = useForm({ email: registered, password: '' }, () => ({ email: anything, password: anything }));
  const [remember, setRemember] = useState(false);
  /** Null until the shop asks for the second step. */
  const [factors, setFactors] = useState<Factors | null>(null);
  const [code, setCode] = useState('');
  /** Null until many have guessed at the account, and the shop mails a code. */
  const [mailedCode, setMailedCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // a page that was loaded whole knows it only once it is live; what was typed by then stays
    if (registered && !form.values.email) form.setAll({ email: registered });
  }, [registered]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await logIn(code ? { code } : {});
  }

  async function logIn(shown: Shown) {
    const { email, password } = form.values;
    const problem = loginProblem(email, password);
    form.show(problem?.fields ?? {});
    toast.dismiss();
    if (problem) return toast.error(problem.title, { text: problem.text });
    setBusy(true);
    try {
      const mailed = mailedCode ? { mailedCode } : {};
      const answer = await login({ email: email.trim(), password, remember, ...shown, ...mailed });
      toast.success(authTexts.loginDone);
      startSession(answer);
      onDone(answer.user);
    } catch (error) {
      setBusy(false);
      const asked = factorsAsked(error);
      if (asked) return setFactors(asked);
      if (error instanceof ApiError && error.code === 'mailed_code_required') {
        setMailedCode('');
        return toast.error(secondFactorTexts.mailedCodeTitle, { text: error.message });
      }
      const { title, text } = failure(error);
      toast.error(title, { text });
    }
  }

  return (
    <>
      <form
        ref={form.formRef}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="needs-scripts grid gap-5"
      >
        <FormField form={form} name="email" spec="loginEmail" />
        <PasswordField form={form} name="password" spec="password" />
        {mailedCode !== null && (
          <Input
            label={secondFactorTexts.mailedCode}
            hint={secondFactorTexts.mailedCodeHint}
            name="mailedCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={20}
            value={mailedCode}
            onChange={(event) => setMailedCode(event.target.value)}
          />
        )}
        {factors && (
          <SecondStep
            factors={factors}
            code={code}
            onCode={setCode}
            onPasskey={(passkey) => logIn({ passkey })}
            onFailure={(text) => toast.error(authTexts.loginFailed, { text })}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={authTexts.remember}
            name="remember"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <Link to="/forgot-password" className="link py-2">
            {authTexts.forgot}
          </Link>
        </div>
        <Button type="submit" busy={busy}>
          {busy ? authTexts.loggingIn : authTexts.loginButton}
        </Button>
      </form>
      <DemoLogins logins={demoLogins} onPick={({ email, password }) => form.setAll({ email, password })} />
    </>
  );
}
