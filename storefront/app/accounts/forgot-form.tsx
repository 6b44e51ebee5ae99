import { type FormEvent, useState } from 'react';
import { forgotPassword } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { emailRule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { authTexts } from '../platform/messages/en/account';
import { common } from '../platform/messages/en/common';
import { Button } from '../ui/button';
import { FormField } from '../ui/form-field';
import { Icon } from '../ui/icon';
import { FormAlert } from './auth-frame';

/** Asks for a reset link; shows the server's message, and that of the specification for an unknown address. */
export function ForgotForm() {
  const form = useForm({ email: '' }, () => ({ email: emailRule }));
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    setBusy(true);
    setProblem(null);
    try {
      const { message } = await forgotPassword(form.values.email.trim());
      setSent(message || authTexts.forgotSent);
    } catch (error) {
      setSent(null);
      const unknown = error instanceof ApiError && error.status === 404;
      setProblem(unknown ? authTexts.forgotUnknown : messageOf(error, common.unexpected));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {problem && <FormAlert title={problem} />}
      {sent && (
        <p role="status" className="notice mb-5 bg-good-wash text-good">
          <Icon name="mail" className="mt-0.5" />
          <span className="font-semibold">{sent}</span>
        </p>
      )}
      <form
        ref={form.formRef}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <FormField form={form} name="email" spec="email" />
        <Button type="submit" busy={busy}>
          {authTexts.forgotButton}
        </Button>
      </form>
    </>
  );
}
