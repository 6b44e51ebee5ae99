import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { useForm } from '../platform/forms/use-form';
import { secondFactorTexts as texts } from '../platform/messages/en/second-factor';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { PasswordField } from '../ui/password-field';
import { FormAlert } from './auth-frame';
import { type Factors, factorsAsked, SecondStep, type Shown } from './second-step';

type PasswordStep = {
  title?: string;
  lead?: string;
  /** Of the button that goes on, and of the one that does not. */
  yes?: string;
  no?: string;
  isDangerous?: boolean;
  failed: string;
  /** What the password opens, with a second factor once the shop asks for it; what it throws is told in the dialog. */
  onPassword: (password: string, shown: Shown) => Promise<void>;
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
  /** Null until the shop asks for the second step. */
  const [factors, setFactors] = useState<Factors | null>(null);
  const [code, setCode] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    await goOn(code ? { code } : {});
  }

  async function goOn(shown: Shown) {
    setProblem(null);
    if (!form.values.password) return form.show({ password: texts.passwordMissing });
    setBusy(true);
    try {
      await onPassword(form.values.password, shown);
    } catch (error) {
      setBusy(false);
      const asked = factorsAsked(error);
      if (asked) return setFactors(asked);
      if (error instanceof ApiError) {
        const own = error.fields.filter(({ field }) => field !== 'code');
        form.show(Object.fromEntries(own.map(({ message }) => ['password', message])));
      }
      setProblem(messageOf(error, failed));
    }
  }

  return (
    <form ref={form.formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p>{lead ?? texts.passwordLead}</p>
      {problem && <FormAlert title={problem} />}
      <PasswordField form={form} name="password" spec="password" label={texts.password} />
      {factors && (
        <SecondStep
          factors={factors}
          code={code}
          onCode={setCode}
          onPasskey={(passkey) => goOn({ passkey })}
          onFailure={setProblem}
        />
      )}
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
