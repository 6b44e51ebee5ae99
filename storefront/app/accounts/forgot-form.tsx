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

/** What came of a request that was sent without scripts, and for which address. */
export type ForgotOutcome = { ok: boolean; message: string; email: string };

/** The server's words, and those of the specification for an unknown address. */
export const forgotProblem = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? authTexts.forgotUnknown
    : messageOf(error, common.unexpected);

/** Asks for a reset link; shows the server's message. The page answers it without scripts, too. */
export function ForgotForm({ outcome }: { outcome?: ForgotOutcome }) {
  const form = useForm({ email: outcome?.email ?? '' }, () => ({ email: emailRule }));
  const [sent, setSent] = useState(outcome?.ok ? outcome.message : null);
  const [problem, setProblem] = useState(outcome && !outcome.ok ? outcome.message : null);
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
      setProblem(forgotProblem(error));
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
