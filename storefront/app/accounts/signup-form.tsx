import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { register } from '../platform/api/accounts';
import { messageOf, ApiError } from '../platform/api/api-error';
import { emailRule, phoneRule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { authTexts } from '../platform/messages/en/account';
import { footerTexts } from '../platform/messages/en/footer';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { FormField } from '../ui/form-field';
import { PasswordField } from '../ui/password-field';
import { SHORTEST_PASSWORD, signupProblem } from './entry-rules';

const anything = () => null;
const empty = { name: '', email: '', phone: '', password: '' };
const rules = () => ({
  name: anything,
  email: emailRule,
  phone: phoneRule,
  password: (value: string) => (value && value.length < SHORTEST_PASSWORD ? authTexts.passwordLength : null),
});

/** Long enough to be accepted, short enough to be guessed. */
const isWeak = (password: string) => password.length >= SHORTEST_PASSWORD && password.length < 10;

/** Name, email, phone, password; the button waits for the terms. `onDone` gets the server's words on what comes next, and the email. */
export function SignupForm({ onDone }: { onDone: (told: string, email: string) => void }) {
  const form = useForm(empty, rules);
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = signupProblem(form.values);
    form.show(problem?.fields ?? {});
    toast.dismiss();
    if (problem) return toast.error(problem.title, { text: problem.text });
    setBusy(true);
    const { name, email, phone, password } = form.values;
    try {
      const answer = await register({
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
        password,
      });
      onDone(answer.message || authTexts.signupDone, email.trim());
    } catch (error) {
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      toast.error(authTexts.signupFailed, { text: messageOf(error, authTexts.signupUnexpected) });
      setBusy(false);
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
        <FormField form={form} name="name" spec="name" />
        <FormField form={form} name="email" spec="email" />
        <FormField form={form} name="phone" spec="phone" hint={authTexts.phoneWhy} />
        <PasswordField
          form={form}
          name="password"
          spec="newPassword"
          hint={isWeak(form.values.password) ? authTexts.passwordWeak : authTexts.passwordRule}
        />
        <Checkbox
          name="terms"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          label={
            <>
              {authTexts.agree}{' '}
              <Link to="/terms" target="_blank" className="link">
                {footerTexts.terms}
              </Link>{' '}
              {authTexts.and}{' '}
              <Link to="/privacy" target="_blank" className="link">
                {footerTexts.privacy}
              </Link>
            </>
          }
        />
        <Button type="submit" disabled={!agreed} busy={busy}>
          {busy ? authTexts.signingUp : authTexts.signupButton}
        </Button>
      </form>
    </>
  );
}
