import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { useForm } from '../platform/forms/use-form';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { PasswordField } from '../ui/password-field';
import { FormAlert } from './auth-frame';

type PasswordStep = {
  title?: string;
  lead?: string;
  /** Of the button that goes on, and of the one that does not. */
  yes?: string;
  no?: string;
  isDangerous?: boolean;
  failed: string;
  /** What the password opens; what it throws is told in the dialog. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
};

/** The password once more before a step that an unattended screen must not take. */
export function PasswordDialog({ open, ...step }: PasswordStep & { open: boolean }) {
  return (
    <Dialog open={open} onClose={step.onClose} title={step.title ?? texts.passwordTitle}>
      <PasswordForm {...step} />
    </Dialog>
  );
}

function PasswordForm({ lead, yes, no, isDangerous, failed, onPassword, onClose }: PasswordStep) {
  const form = useForm({ password: '' }, () => ({ password: () => null }));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    if (!form.values.password) return form.show({ password: texts.passwordMissing });
    setBusy(true);
    try {
      await onPassword(form.values.password);
    } catch (error) {
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ message }) => ['password', message])));
      setProblem(messageOf(error, failed));
      setBusy(false);
    }
  }

  return (
    <form ref={form.formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p>{lead ?? texts.passwordLead}</p>
      {problem && <FormAlert title={problem} />}
      <PasswordField form={form} name="password" spec="password" label={texts.password} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {no ?? texts.cancel}
        </Button>
        <Button {...(isDangerous ? { look: 'danger' as const } : {})} type="submit" busy={busy}>
          {yes ?? texts.goOn}
        </Button>
      </div>
    </form>
  );
}
