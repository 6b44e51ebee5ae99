import { type FormEvent, useState } from 'react';
import { changePassword } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { useForm } from '../platform/forms/use-form';
import { authTexts } from '../platform/messages/en/account';
import { formTexts } from '../platform/messages/en/forms';
import { settingsTexts } from '../platform/messages/en/profile';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { FormAlert } from './auth-frame';
import { resetProblem } from './entry-rules';

const anything = () => null;
const empty = { currentPassword: '', newPassword: '', again: '' };

/** The current password, and a new one twice. */
export function ChangePassword() {
  const form = useForm(empty, () => ({ currentPassword: anything, newPassword: anything, again: anything }));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function check(): boolean {
    const { currentPassword, newPassword, again } = form.values;
    const wrong = resetProblem(newPassword, again);
    const found = {
      ...(currentPassword ? {} : { currentPassword: formTexts.fillAll }),
      ...(wrong ? { [wrong === authTexts.resetMismatch ? 'again' : 'newPassword']: wrong } : {}),
    };
    form.show(found);
    return Object.keys(found).length === 0;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    if (!check()) return;
    setBusy(true);
    const { currentPassword, newPassword } = form.values;
    try {
      await changePassword({ currentPassword, newPassword });
      form.setAll(empty);
      toast.success(settingsTexts.passwordChanged);
    } catch (error) {
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      setProblem(messageOf(error, settingsTexts.passwordFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form.formRef} noValidate onSubmit={(event) => void submit(event)} className="card grid gap-5">
      {problem && <FormAlert title={problem} />}
      <PasswordField form={form} name="currentPassword" spec="password" label={settingsTexts.current} />
      <PasswordField
        form={form}
        name="newPassword"
        spec="newPassword"
        label={settingsTexts.next}
        hint={authTexts.passwordRule}
      />
      <PasswordField form={form} name="again" spec="confirmPassword" label={settingsTexts.again} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {settingsTexts.changePassword}
      </Button>
    </form>
  );
}
